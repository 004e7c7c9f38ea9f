export const uploads = {
  notAnImage: '{file} is not an image file',
  tooLarge: '{file} must be smaller than 10MB',
  tooMany: 'You can only upload up to {max} images',
  unsupported: '{file} is in a format that cannot be read here, such as HEIC. Please save it as JPEG first.',
  tooManyPixels: '{file} has too many pixels. Please make it smaller first.',
  tooLongAnimation: '{file} is too long an animation. Please send fewer frames.',
  damaged: '{file} is damaged and cannot be read',
  tooSlow: '{file} takes too long to read. Please save it in a simpler form.',
  interrupted: '{file} did not arrive completely. Please try again.',
  unknownPicture: 'This picture is not there any more. Please upload it again.',
  aFile: 'The file',
} as const
