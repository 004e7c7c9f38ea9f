// Generated from app/i18n/messages/es/refund-policy.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const refundPolicy: WordsOf<'refundPolicy', 'es'> = {
  title: 'Política de reembolsos',
  description: 'Cuándo se devuelve solo un pago en Haulpost, cómo pedir un reembolso y qué pierdes con él.',
  selfTitle: 'Lo que devolvemos sin que lo pidas',
  selfGone: 'Un cobro por algo que ya no existe: por ejemplo, el anuncio se eliminó mientras el pago iba en camino, o la renovación no se pudo detener a tiempo. Se devuelve todo el monto y te llegan dos correos.',
  selfDouble: 'Hay protección contra el doble pago: si presionas dos veces, recargas la página o pagas en dos pestañas, hay un solo cobro. Si en tu estado de cuenta ves dos por lo mismo, escríbenos.',
  askTitle: 'Cómo pedir un reembolso',
  askHow: 'Usa el [formulario de contacto](/contact) y danos el número de recibo. Está en el correo del pago y en Pagos, dentro de tu panel. Lo revisa una persona, que puede devolver todo el monto o una parte.',
  askLead: 'Normalmente devolvemos el dinero si',
  askNever: 'el anuncio nunca se publicó, por ejemplo porque lo rechazamos en su primera revisión',
  askBanner: 'no se mostró un banner que pagaste',
  askWrong: 'se te cobró algo que no elegiste',
  noTitle: 'Lo que no se devuelve solo',
  noUnused: 'Los días que quedan si eliminas u ocultas un anuncio, vendes antes o cierras tu cuenta. Antes de eliminar, la página te dice cuántos días pagados pierdes.',
  noResult: 'Pocas vistas o llamadas. Las contamos para ti, pero no prometemos un número.',
  noBump: 'Una subida, porque después otros anuncios, nuevos o subidos, quedaron más arriba. El tuyo subió cuando pagaste.',
  noRules: 'Los días perdidos porque un anuncio violó las [reglas de publicación](/posting-rules) o porque se suspendió la cuenta.',
  effectTitle: 'Qué se pierde con un reembolso',
  effectFull: 'Un reembolso completo quita lo que se compró: días, lugar en el cintillo, banner, primer lugar. Si nada más paga el anuncio, deja de publicarse. Si el pago era una renovación, la renovación termina.',
  effectPart: 'Con un reembolso parcial conservas todo.',
  effectWhen: 'El dinero vuelve a la tarjeta con la que pagaste. Lo enviamos de inmediato; los bancos suelen tardar de 5 a 10 días hábiles en mostrarlo. Un correo lo confirma.',
  renewTitle: 'Renovaciones',
  renewText: 'Un correo una semana antes de cada cobro te dice el día y el monto. Si desactivas la renovación antes de ese día, no se cobra nada. Si la desactivas después, se cancela el siguiente cobro; conservas el período pagado, que no se reembolsa.',
  rightsTitle: 'Tus derechos',
  rightsText: 'Esta política no te quita ningún derecho que te dé la ley. Antes de disputar un cobro con tu banco, escríbenos: casi siempre es más rápido.',
}
