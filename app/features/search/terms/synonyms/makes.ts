/** Makes of trucks, trailers and engines, and how Russian spells them. The columns are those of `synonyms.ts`. */
export const MAKES = `
freightliner, freight liner | фредлайнер, фрейтлайнер, фред | freightliner | frieghtliner, freightlinner, freitliner, фреймлайнер, фридлайнер, freighliner, frightliner
cascadia | каскадия | cascadia | cascada, кескедия, каскадиа
kenworth | кенворт, кенворс | kenworth | kenwort, kenwoth, кенворд, kenwoord
peterbilt, pete | петербилт, питербилт, пит | peterbilt | peterbuilt, peterbuild, питербилд, piterbilt, петербильт
volvo | вольво | volvo | volva, вольва, bolvo
mack | мак | mack | мак трак, mac truck
anthem | антем, энтем | anthem | antem
international | интернэшнл, интернешнл, интернационал | international, internacional | интернешенал, интернэшенал, internatinal, интер
western star | вестерн стар, вестерн | western star | westernstar, вестернстар
hino | хино | hino |
isuzu | исузу, изузу | isuzu | isusu
utility | юталити, ютилити | utility | utilty, юталити рефка
great dane | грейт дейн, грейтдейн | great dane | greatdane, gread dane, грет дейн
wabash | вабаш, уобаш | wabash | wabbash, вобаш
hyundai, hyundai translead | хендай, хундай, хёндэ | hyundai | hundai, hyndai, хюндай
vanguard | вангард, вэнгард | vanguard | vangard
stoughton | стоутон, стотон | stoughton | stouton
fontaine | фонтейн | fontaine | fontain
cummins, isx | камминз, каминс, каменс | cummins | cumins, камминс, cummings
detroit diesel, dd15, dd13 | детройт дизель | detroit diesel | дд15, дд13
paccar, mx 13 | паккар, пакар | paccar | pacar
caterpillar, cat engine | катерпиллер, кат | caterpillar | катерпилар
allison | аллисон, алисон | allison | alison
`
