/** A demo video: its files, its title and what it says, its tags, and whether only some plans include it. */
export interface DemoVideo {
  media: string
  title: string
  description: string
  tags: readonly string[]
  isForPlans?: true
}

const video = (media: string, title: string, description: string, ...tags: string[]): DemoVideo => ({
  media,
  title,
  description,
  tags,
})
const forPlans = (one: DemoVideo): DemoVideo => ({ ...one, isForPlans: true })

/** The demo videos, the newest first. Several show the same drawing. */
export const demoVideos: readonly DemoVideo[] = [
  video(
    'breathe',
    'Respirar despacio para bajar la tensión',
    'Un minuto guiado, con los ojos cerrados si quieres.',
    'respirar',
    'tensión',
  ),
  video('sleep', 'Dormir mejor sin pastillas', 'Cinco costumbres que ayudan, y cuándo preguntar.', 'dormir'),
  video(
    'chair',
    'Ejercicios sentado en una silla',
    'Piernas más fuertes sin salir del salón.',
    'rodilla',
    'estiramientos',
  ),
  video('water', 'Cuánta agua beber cada día', 'Bebe con sed, y un poco más cuando hace calor.', 'recetas'),
  video(
    'pressure',
    'Tomarse la tensión en casa, bien',
    'Sentado, callado y con el brazo apoyado: los tres pasos que más errores evitan. Dos tomas seguidas valen más que una.',
    'tensión',
  ),
  video(
    'salt',
    'Cocinar sin sal y con gusto',
    'Ajo, limón y hierbas para cuidar la tensión.',
    'sal',
    'recetas',
  ),
  video(
    'walk',
    'Caminar media hora al día',
    'Por qué andar baja la tensión, y cómo empezar.',
    'caminar',
    'tensión',
  ),
  forPlans(
    video('sugar', 'Medirse el azúcar paso a paso', 'Dónde pinchar, cuánto esperar y qué apuntar.', 'azúcar'),
  ),
  video(
    'pills',
    'Ordenar las medicinas de la semana',
    'Un momento tranquilo a la semana, y ni un olvido.',
    'medicinas',
    'mayores',
  ),
  video('sun', 'Cuidar la piel en verano', 'Sombra, ropa y crema, en ese orden.', 'bebés'),
  forPlans(
    video(
      'pills',
      'Para qué sirve cada medicina del corazón',
      'Qué hace cada una y por qué no conviene dejarla.',
      'medicinas',
    ),
  ),
  video(
    'chair',
    'Cuida tu espalda en diez minutos',
    'Tres movimientos para una espalda que pasa el día sentada.',
    'espalda',
  ),
  video(
    'chair',
    'Estira el cuello en la oficina',
    'Sin levantarte y sin que nadie se dé cuenta.',
    'estiramientos',
    'espalda',
  ),
  video(
    'chair',
    'Rodillas fuertes después de los 60',
    'La silla es todo lo que necesitas.',
    'rodilla',
    'mayores',
  ),
  video('chair', 'Levántate mejor del sofá', 'Un gesto que se entrena, y que se nota cada día.', 'rodilla'),
  video(
    'chair',
    'Equilibrio para no caerte',
    'Cinco minutos al día junto a la pared.',
    'mayores',
    'estiramientos',
  ),
  video(
    'chair',
    'Hombros sin dolor',
    'Movimientos cortos para hombros cansados.',
    'espalda',
    'estiramientos',
  ),
  video('walk', 'Camina con tus hijos', 'Juegos para que el paseo se haga corto.', 'caminar'),
  video('walk', 'Subir escaleras sin ahogarte', 'Despacio, con pausas y sin vergüenza.', 'caminar'),
  video('walk', 'Bastones para caminar mejor', 'A qué altura van y cómo se apoyan.', 'caminar', 'mayores'),
  video(
    'walk',
    'Calienta antes de caminar',
    'Dos minutos que ahorran una lesión.',
    'estiramientos',
    'caminar',
  ),
  video('walk', 'Caminar en invierno', 'Capas, guantes y suelo seco.', 'caminar'),
  video('walk', 'Vuelve a moverte después de una gripe', 'Poco a poco, y escuchando al cuerpo.', 'caminar'),
  video('walk', 'Estira los gemelos', 'En un escalón o contra la pared.', 'estiramientos'),
  video('walk', 'Pies sanos para andar más', 'Calzado, uñas y calcetines.', 'caminar'),
  forPlans(
    video('chair', 'Espalda: un plan de cuatro semanas', 'Un poco más cada semana, sin prisa.', 'espalda'),
  ),
  video('salt', 'Desayunos que duran', 'Para llegar a la comida sin hambre.', 'desayunos', 'recetas'),
  video('salt', 'Legumbres en veinte minutos', 'Sanas, baratas y más rápidas de lo que crees.', 'recetas'),
  video('salt', 'Comer fuera sin pasarte de sal', 'Qué pedir y qué apartar.', 'sal'),
  video(
    'breathe',
    'Respira antes de dormir',
    'Un minuto en la cama, con la luz apagada.',
    'respirar',
    'dormir',
  ),
  video(
    'breathe',
    'Calma los nervios antes de una prueba',
    'Respirar despacio también se entrena.',
    'respirar',
  ),
  video('sleep', 'Siestas cortas', 'Veinte minutos y una alarma.', 'dormir'),
  video('sleep', 'Pantallas y sueño', 'Qué cambia si dejas el teléfono en el salón.', 'pantallas', 'dormir'),
  video(
    'sun',
    'Protege a los bebés del sol',
    'Sombra siempre; la crema, después de los seis meses.',
    'bebés',
  ),
  video('water', 'Embarazo y calor', 'Beber a menudo y descansar a la sombra.', 'embarazo'),
]
