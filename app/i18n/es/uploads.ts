import type { WordsOf } from '../translate.ts'

export const uploads: WordsOf<'uploads', 'es'> = {
  notAnImage: '{file} no es un archivo de imagen',
  tooLarge: '{file} debe pesar menos de 10 MB',
  tooMany: 'Solo puede subir hasta {max} imágenes',
  unsupported: '{file} está en un formato que aquí no se puede leer, como HEIC. Guárdela primero como JPEG.',
  tooManyPixels: '{file} tiene demasiados píxeles. Redúzcala primero.',
  tooLongAnimation: '{file} es una animación demasiado larga. Envíe menos cuadros.',
  damaged: '{file} está dañado y no se puede leer',
  tooSlow: '{file} tarda demasiado en leerse. Guárdelo en una forma más sencilla.',
  interrupted: '{file} no llegó completo. Inténtelo de nuevo.',
  unknownPicture: 'Esta imagen ya no está. Súbala de nuevo.',
  aFile: 'El archivo',
}
