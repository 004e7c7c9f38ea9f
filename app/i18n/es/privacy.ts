import type { WordsOf } from '../translate.ts'

export const privacy: WordsOf<'privacy', 'es'> = {
  title: 'Política de privacidad',
  description: 'Qué sabe Haulpost de usted, para qué, por cuánto tiempo y qué puede hacer al respecto.',
  introTitle: 'Introducción',
  intro:
    'Haulpost es un tablero de anuncios para la gente del transporte. Puede leerlo todo sin decirnos quién es. Aquí se explica qué se guarda cuando hace algo más que leer, y para qué.',
  introOperator:
    'El responsable de los datos aquí descritos es quien administra este sitio. El programa no envía nada a quienes lo crearon.',
  collectedTitle: 'Información que recopilamos',
  collectedReading:
    'Cuando solo lee: contamos que alguien abrió un anuncio. Para contar a cada visitante una vez, hacemos una huella con la dirección de red y el nombre del navegador, mezclados con un número al azar que cambia cada día. La huella se borra en media hora, el número de ayer poco después de medianoche, y con ellos no se puede saber quién es usted.',
  collectedLog:
    'El registro técnico guarda la hora, la página, cuánto tardó y la dirección de red abreviada.',
  collectedContact:
    'Cuando nos escribe: su nombre, correo electrónico, teléfono si lo da, asunto, mensaje e idioma de la página.',
  collectedAccount:
    'Cuando tiene una cuenta: su correo electrónico, su contraseña como un resumen que nadie puede leer, su nombre y lo que decida añadir a su perfil.',
  collectedListings:
    'Cuando publica: todo lo que dice el anuncio. El lugar donde se tomó una foto y otros datos ocultos se eliminan al recibirla. Su teléfono y su correo aparecen solo cuando un lector los pide.',
  collectedPayments:
    'Cuando paga: qué compró, cuándo, por cuánto y los últimos cuatro dígitos de la tarjeta. El número completo va de su navegador al proveedor de pagos y nunca llega a nosotros.',
  useTitle: 'Cómo la usamos',
  useService: 'Para mostrar anuncios, responderle, cobrar y avisarle cuando un anuncio está por terminar.',
  useCounting:
    'Para decir a los anunciantes cuántas personas abrieron su anuncio o pidieron su teléfono: solo números.',
  useSafety:
    'Para limitar cuántas veces se puede hacer algo desde una misma dirección, y que los robots no estorben a nadie.',
  useNever: 'No se vende nada, no se comparte nada para publicidad y no se hacen perfiles de nadie.',
  othersTitle: 'Quién más la ve',
  othersTranslate:
    'Google, si usted pulsa «Traducir esta página»: entonces recibe el texto de la página y su dirección de red. Antes de pulsar no se carga nada de Google.',
  othersPayment: 'El proveedor de pagos Stripe, si usted paga.',
  othersNobody:
    'Nadie más. En ninguna página hay servicios de analítica, redes publicitarias ni botones de redes sociales.',
  keptTitle: 'Cuánto tiempo la guardamos',
  keptMessages: 'Mensajes del formulario de contacto: un año. Copias de los correos que enviamos: 90 días.',
  keptListings:
    'Anuncios: 30 días a la vista de todos y después en su cuenta hasta que los borre. Un anuncio borrado se puede recuperar durante 30 días; luego se elimina junto con sus fotos.',
  keptAccount: 'Cuentas: hasta que borre la suya.',
  keptPayments: 'Registros de pagos: el tiempo que exijan las leyes fiscales.',
  rightsTitle: 'Sus derechos (RGPD)',
  rightsText: 'Viva donde viva, puede pedirnos que',
  rightsAccess: 'le digamos qué tenemos sobre usted y le demos una copia para llevar a otro sitio',
  rightsCorrect: 'corrijamos lo que esté mal',
  rightsErase: 'lo borremos',
  rightsRestrict: 'dejemos de usarlo mientras se aclara una duda, o del todo',
  rightsWithdraw: 'olvidemos un consentimiento que dio; lo hecho antes sigue siendo válido',
  rightsComplain:
    'Respondemos en 30 días y sin costo. Si está en la Unión Europea y la respuesta no le satisface, puede acudir a su autoridad de protección de datos.',
  cookiesTitle: 'Cookies',
  cookiesText: 'Solo lo que usted pide crea una cookie, y ninguna es para publicidad:',
  cookieLanguage: 'lang: el idioma que eligió; un año',
  cookieTranslate: 'translate y googtrans: mientras esté activada la traducción de Google',
  cookieSession: 'sid: mantiene su sesión abierta; hasta que la cierre, como máximo 30 días',
  cookiesNone: 'Quien no elige idioma, no traduce ni inicia sesión no recibe ninguna.',
  contactTitle: 'Contacto',
  contactText: '¿Tiene preguntas o alguno de los deseos anteriores? Escríbanos:',
  contactLink: 'Formulario de contacto',
}
