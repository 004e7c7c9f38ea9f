import type { WordsOf } from '../translate.ts'

export const terms: WordsOf<'terms', 'es'> = {
  title: 'Términos del servicio',
  description:
    'El acuerdo entre tú y el responsable de Haulpost: cuenta, anuncios, pagos y de qué responde cada quien.',
  introTitle: 'El acuerdo',
  intro:
    'Estos términos valen cuando usas Haulpost: cuando lo lees, abres una cuenta, publicas o pagas. Si no estás de acuerdo, por favor no uses el sitio.',
  introParts:
    'Van junto con las [reglas de publicación](/posting-rules), la [política de reembolsos](/refund-policy) y la [política de privacidad](/privacy-policy).',
  introOperator: '“Nosotros” es el responsable de este sitio:',
  roleTitle: 'Qué hacemos y qué no',
  roleBoard:
    'Tenemos un sitio de anuncios clasificados. Compradores y vendedores, choferes y compañías tratan directamente entre ellos. No somos parte de sus tratos, no guardamos su dinero ni contratamos a nadie por medio del sitio.',
  roleChecks:
    'No revisamos cada anuncio ni a cada anunciante. Podemos revisar un anuncio antes o después de publicarlo, pero eso no es garantía. Los [consejos de seguridad](/safety) dicen qué revisar por tu cuenta.',
  accountTitle: 'Tu cuenta',
  accountAge:
    'Debes tener al menos 18 años. Si actúas por una compañía, confirmas que tienes su autorización.',
  accountSafe:
    'No compartas tu contraseña. Respondes por lo que pase con tu cuenta hasta que nos avises de que alguien más entró. La verificación en dos pasos y las llaves de acceso están en tu configuración.',
  accountLeave:
    'Puedes desactivar o eliminar tu cuenta en la configuración cuando quieras. Antes de confirmar, la página te dice qué termina con ella: días pagados, renovaciones, banners y tarjetas guardadas.',
  postsTitle: 'Lo que publicas',
  contentYours:
    'Lo que publicas sigue siendo tuyo. Mientras esté en el sitio, nos permites guardarlo, mostrarlo en todo el mundo, ajustar el tamaño de las fotos y pasarlo a canales RSS y buscadores. Eso termina cuando se borra por completo; las copias que otros hayan hecho ya no dependen de nosotros.',
  contentRight:
    'Confirmas que puedes publicarlo: el texto y las fotos son tuyos o tienes permiso, lo que ofreces es legal y cumple las [reglas de publicación](/posting-rules).',
  contentTake:
    'Podemos rechazar o retirar lo que viole estos términos, las reglas de publicación o la ley. Te llega el motivo por correo y, si no estás de acuerdo, puedes escribirnos.',
  contentCopyright:
    'Si alguien usa tu trabajo sin permiso, repórtalo en la página del anuncio o con el [formulario de contacto](/contact), y dinos cuál es el anuncio y cuál tu trabajo.',
  payTitle: 'Paquetes y pagos',
  payPrices:
    'La página de [precios](/prices) dice qué vendemos. Los precios son en dólares de EE. UU.; no se cobra más que el monto del botón.',
  payWhen:
    'Un paquete dura 30 días desde que se publica el anuncio; si primero se revisa, desde que se aprueba. El banner de un paquete dura 30 días desde su propia aprobación, o desde un día posterior que tú elijas.',
  payClock:
    'Los 30 días siguen corriendo aunque el anuncio esté oculto, marcado como vendido o la cuenta suspendida.',
  payCard:
    'Stripe procesa los pagos. El número de la tarjeta va de tu navegador a Stripe y nunca llega a nosotros.',
  payRefunds: 'La [política de reembolsos](/refund-policy) dice cuándo se devuelve el dinero.',
  renewTitle: 'Renovación automática',
  renewConsent:
    'Nada se renueva si no lo eliges y marcas la casilla de consentimiento. Desde entonces se cobra a tu tarjeta el monto indicado cada 30 días, hasta que la desactives.',
  renewNotice:
    'Un correo repite las condiciones cuando compras o activas la renovación. Otro, una semana antes de cada cobro, te dice el día y el monto.',
  renewOff:
    'Puedes desactivarla cuando quieras en Pagos, dentro de tu panel. El anuncio sigue publicado los días que pagaste, y un correo lo confirma.',
  renewFail:
    'Si el banco rechaza el pago y los siguientes intentos tampoco pasan, el anuncio termina con el tiempo pagado y la renovación también.',
  renewEnds:
    'La renovación termina sola cuando el anuncio se elimina, se rechaza o se retira, cuando su pago se reembolsa completo y cuando la cuenta se cierra o se suspende.',
  misuseTitle: 'Qué no está permitido',
  misuseFraud: 'Engañar a otros o hacerte pasar por alguien más.',
  misuseHarvest: 'Juntar datos de contacto en masa o mandar publicidad a quienes publican aquí.',
  misuseLoad:
    'Cargar tanto el sitio que se vuelva lento para los demás. Los canales RSS están abiertos a todos.',
  misuseEvade: 'Saltarte límites, revisiones o una suspensión.',
  misuseBan:
    'Podemos suspender una cuenta que haga algo de esto o que siga violando las reglas de publicación. Sus anuncios se ocultan y sus renovaciones terminan. Si crees que nos equivocamos, usa el [formulario de contacto](/contact).',
  liabilityTitle: 'Responsabilidad',
  liabilityAsIs:
    'El sitio se ofrece tal como está. Hasta donde la ley lo permite, no garantizamos que esté siempre disponible ni que lo que publican los usuarios sea cierto, completo o legal.',
  liabilityCap:
    'Hasta donde la ley lo permite, no respondemos por lo que hagan los usuarios ni por ganancias perdidas, y nuestra responsabilidad total contigo se limita a lo que nos pagaste en los doce meses anteriores al reclamo.',
  liabilityLaw: 'Nada de esto limita una responsabilidad que la ley no permita limitar.',
  liabilityYou: 'Si alguien nos reclama por lo que tú publicaste, cubres el daño y los gastos razonables.',
  lawTitle: 'Ley y cambios',
  lawState:
    'Se aplica la ley del estado donde está la dirección del responsable. Conservas los derechos que la ley te da como consumidor donde vives.',
  lawChanges:
    'Cuando estos términos cambian, cambia la fecha de arriba. Lo que ya compraste sigue con los términos del día de la compra; una renovación, con los del día del cobro.',
  lawLanguage: 'Si las traducciones difieren, vale el texto en inglés.',
}
