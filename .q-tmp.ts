import { readSearch, vectorQuery } from '#app/features/search/terms/search-query.ts'
for (const t of process.argv.slice(2)) { const q = readSearch(t)!; console.log(`\\set q_${t.replace(/\W/g,'')} '''${vectorQuery(q,'anywhere').replaceAll("'", "''''")}'''`); console.log(`\\set h_${t.replace(/\W/g,'')} '''${vectorQuery(q,'head').replaceAll("'", "''''")}'''`) }
