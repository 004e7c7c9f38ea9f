// HTML, JavaScript and SVG: what runs when a text becomes markup. Each calls the tripwire that the browser tests watch.

/** What a payload runs: the page notes it, whatever context it was smuggled into. */
const CALL = 'window.__xss=1'

const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
]

/** Elements that run something by themselves. */
const ELEMENTS: readonly string[] = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<script/x>${CALL}</script/x>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<script type=module>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<img src=x onerror="${CALL}">`,
  `<img/src=x/onerror=${CALL}>`,
  `<img src="x" onerror=&#119;indow.__xss=1>`,
  `<image href=x onerror=${CALL}>`,
  `<svg onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><set onbegin=${CALL} attributename=x>`,
  `<svg><a xlink:href="javascript:${CALL}"><text y=20>x</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${CALL}</script>"></foreignObject></svg>`,
  `<math><mtext><img src=x onerror=${CALL}></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<body onload=${CALL}>`,
  `<details open ontoggle=${CALL}>x</details>`,
  `<input autofocus onfocus=${CALL}>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<video><source onerror=${CALL}></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<marquee onstart=${CALL}>x</marquee>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="javascript:/a/-${CALL}//">`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<style>@import'data:text/css,*{color:red}';</style>`,
  `<template><script>${CALL}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
]

/** What ends the context a text stands in: a tag, an attribute, a comment, a script, JSON, a raw text element. */
const ENDS = ['">', "'>", '-->', '</title>', '</textarea>', '</script>', '</style>', ']]>'] as const

const ATTRIBUTES = EVENTS.flatMap((event) => [
  `" ${event}="${CALL}`,
  `' ${event}='${CALL}`,
  `x ${event}=${CALL} autofocus tabindex=1`,
])

/** What runs inside a script or a JSON block. */
const SCRIPTS: readonly string[] = [
  `";${CALL}//`,
  `';${CALL}//`,
  `\`;${CALL}//`,
  `\${${CALL}}`,
  `\\";${CALL}//`,
  `</script><script>${CALL}</script>`,
  `\u2028${CALL}\u2028`,
  `{"a":"</script><script>${CALL}</script>"}`,
  `<!--<script>`,
  `{{constructor.constructor('${CALL}')()}}`,
]

export function markup(): readonly string[] {
  const broken = ENDS.flatMap((end) => ELEMENTS.slice(0, 20).map((element) => `${end}${element}`))
  const hidden = ELEMENTS.slice(0, 12).flatMap((element) => [
    element.replaceAll(' ', '\t'),
    element.replaceAll(' ', '/'),
    encodeURIComponent(element),
    element.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    element.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  ])
  return [...ELEMENTS, ...broken, ...ATTRIBUTES, ...SCRIPTS, ...hidden]
}
