import type { WordsOf } from '../translate.ts'

export const privacy: WordsOf<'privacy', 'es'> = {
  title: 'Política de privacidad',
  description: 'Qué sabe Haulpost de ti, para qué, por cuánto tiempo y qué puedes hacer al respecto.',
  introTitle: 'Introducción',
  intro:
    'Haulpost es el tablero de anuncios del transporte de carga. Puedes leerlo todo sin decirnos quién eres. Aquí se explica qué se guarda cuando haces algo más que leer, y para qué.',
  introOperator:
    'El responsable de los datos aquí descritos es quien administra este sitio. El programa no envía nada a quienes lo crearon.',
  collectedTitle: 'Información que recopilamos',
  collectedReading:
    'Cuando solo lees: contamos que alguien abrió un anuncio. Para contar a cada visitante una vez, hacemos una huella con la dirección IP y el nombre del navegador, mezclados con un número al azar que cambia cada día. La huella se borra en media hora, el número de ayer poco después de medianoche, y con ellos no se puede saber quién eres.',
  collectedLog: 'El registro técnico guarda la hora, la página, cuánto tardó y la dirección IP abreviada.',
  collectedContact:
    'Cuando nos escribes: tu nombre, correo electrónico, teléfono si lo das, asunto, mensaje e idioma de la página.',
  collectedAccount:
    'Cuando tienes una cuenta: tu correo electrónico, tu contraseña convertida en un código (hash) que nadie puede revertir, tu nombre y lo que decidas agregar a tu perfil. Mientras alguno de tus anuncios sea público, una página con tus anuncios muestra a todos tu nombre, foto, presentación y ubicación; pedimos a los buscadores que no la incluyan.',
  collectedListings:
    'Cuando publicas: todo lo que dice el anuncio. El lugar donde se tomó una foto y otros datos ocultos se eliminan al recibirla. Las listas y la búsqueda no muestran teléfono ni correo; la página del anuncio los muestra a cualquiera que la abra, también a los buscadores.',
  collectedSignIn:
    'Cuando inicias sesión: el tipo de navegador y la dirección IP abreviada, para que tu configuración muestre dónde tienes la sesión abierta.',
  collectedPayments:
    'Cuando pagas: qué compraste, cuándo, por cuánto y los últimos cuatro dígitos de la tarjeta. El número completo va de tu navegador al procesador de pagos y nunca llega a nosotros.',
  useTitle: 'Cómo usamos la información',
  useService: 'Para mostrar anuncios, responderte, cobrar y avisarte cuando un anuncio está por vencer.',
  useCounting:
    'Para decir a los anunciantes cuántas personas abrieron su anuncio o pidieron su teléfono: solo números.',
  useSafety:
    'Para limitar cuántas veces se puede hacer algo desde una misma dirección, y que los robots no estorben a nadie.',
  useNever: 'No se vende nada, no se comparte nada para publicidad y no se hacen perfiles de nadie.',
  othersTitle: 'Quién más la ve',
  othersTranslate:
    'Google, si presionas “Traducir esta página”: entonces recibe el texto de la página y tu dirección IP. Antes no se carga nada de Google.',
  othersPayment: 'El procesador de pagos Stripe, si pagas.',
  othersPublic: 'Todos, si publicas: los buscadores y los lectores de RSS también toman los anuncios.',
  othersNobody:
    'Nadie más, aparte de quienes operan para nosotros el servidor y el correo de este sitio. En ninguna página hay servicios de analítica, redes publicitarias ni botones de redes sociales.',
  keptTitle: 'Cuánto tiempo la guardamos',
  keptMessages: 'Mensajes del formulario de contacto: un año. Copias de los correos que enviamos: 90 días.',
  keptListings:
    'Anuncios: 30 días a la vista de todos y después en tu cuenta hasta que los elimines. Un anuncio eliminado se puede recuperar durante 30 días; luego se borra junto con sus fotos.',
  keptDrafts:
    'Lo que escribiste en un formulario de anuncio y no enviaste: 30 días, para que puedas seguir. Un borrador sin pagar se retira a los 30 días y se borra como un anuncio eliminado.',
  keptReports:
    'Reportes de anuncios: 180 días después de que los respondamos. Contienen el motivo, lo que agregaste y una huella que distingue dos reportes de la misma persona de los de dos personas.',
  keptAccount:
    'Cuentas: hasta que elimines la tuya. Tu nombre, tu correo y todo tu perfil se borran al instante; queda una entrada vacía a la que remiten los pagos.',
  keptLog:
    'Sesiones: hasta que la cierres, como máximo 30 días. El registro de cambios en cuentas, anuncios y pagos: mientras exista este sitio, porque nadie puede modificarlo. Nombra las cuentas por un número y guarda la dirección IP abreviada.',
  keptPayments:
    'Registros de pagos: el tiempo que exijan las leyes fiscales, también si eliminas el anuncio o la cuenta. Contienen lo que se compró, el título del anuncio, el monto, las fechas, el tipo de tarjeta y sus últimos cuatro dígitos. Avisos del procesador de pagos, sin contenido: 90 días.',
  rightsTitle: 'Tus derechos (RGPD)',
  rightsText: 'Vivas donde vivas, puedes pedirnos que',
  rightsAccess: 'te digamos qué tenemos sobre ti y te demos una copia para llevar a otro sitio',
  rightsCorrect: 'corrijamos lo que esté mal',
  rightsErase: 'borremos tus datos',
  rightsRestrict: 'dejemos de usarlos mientras se aclara una duda, o por completo',
  rightsWithdraw: 'anulemos un consentimiento que diste; lo hecho antes sigue siendo válido',
  rightsComplain:
    'Respondemos en 30 días y sin costo. Si estás en la Unión Europea y la respuesta no te satisface, puedes acudir a tu autoridad de protección de datos.',
  ccpaTitle: 'Tus derechos en California y otros estados (CCPA)',
  ccpaText:
    'Según las categorías de la ley de California, recopilamos de ti y de tu navegador, para los fines ya dichos:',
  ccpaIdentifiers:
    'identificadores: nombre, correo electrónico, teléfono, dirección IP abreviada, cookies de sesión',
  ccpaRecords:
    'datos de cliente: compañía, dirección y número fiscal para los recibos, tipo y últimos cuatro dígitos de las tarjetas',
  ccpaCommercial: 'información comercial: qué compraste, cuándo y por cuánto',
  ccpaActivity: 'actividad en el sitio: inicios de sesión, favoritos, borradores',
  ccpaContent: 'lo que publicas: texto, fotos, lugares y, en ofertas de trabajo, información profesional',
  ccpaSensitive:
    'información sensible: solo tu acceso, es decir, tu correo con el hash de la contraseña o una llave de acceso. La usamos para que entres y para nada más',
  ccpaNoSale:
    'No vendemos información personal ni la compartimos para publicidad, tengas la edad que tengas. Por eso no hay nada que desactivar, y una señal Global Privacy Control no cambia nada.',
  ccpaRights:
    'Tienes derecho a saber qué tenemos, a recibir una copia, a corregirlo y a que se borre. A nadie se le trata peor por usar estos derechos.',
  ccpaHow:
    'Casi todo lo puedes hacer tú: en tu [configuración](/dashboard/settings) están la descarga de tus datos y la eliminación de la cuenta. Para lo demás usa el [formulario de contacto](/contact) y danos el correo de tu cuenta; respondemos a ese correo, para que nadie más reciba tus datos. Alguien que hayas autorizado por escrito puede pedirlo por ti.',
  ccpaOther:
    'Si tu estado tiene su propia ley de privacidad, también tienes estos derechos. Si te negamos algo, pídelo otra vez y lo revisamos de nuevo; después puedes acudir al fiscal general de tu estado.',
  cookiesTitle: 'Cookies',
  cookiesText: 'Solo lo que tú pides crea una cookie, y ninguna es para publicidad:',
  cookieLanguage: 'lang: el idioma que elegiste; un año',
  cookieTranslate: 'translate y googtrans: mientras esté activada la traducción de Google',
  cookieSession: 'sid: mantiene tu sesión abierta; hasta que la cierres, como máximo 30 días',
  cookieDevice:
    'device: recuerda que te registraste o iniciaste sesión con este navegador, para avisarte de otros; un año',
  cookiesNone:
    'Si no eliges idioma, no traduces, no te registras ni inicias sesión, no creamos ninguna cookie.',
  contactTitle: 'Contacto',
  contactText: '¿Tienes preguntas o quieres ejercer alguno de estos derechos? Escríbenos:',
  contactLink: '[Formulario de contacto](/contact)',
}
