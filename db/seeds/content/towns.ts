export type Town = {
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly area: string
  readonly road: string
}

const MIDWEST = `
Joliet|IL|60433|815|I-80
Bolingbrook|IL|60440|630|I-55
Chicago|IL|60632|773|I-55
Chicago|IL|60641|773|I-90
Elgin|IL|60120|847|I-90
Romeoville|IL|60446|815|I-55
Des Plaines|IL|60018|847|I-90
Cicero|IL|60804|708|I-55
Aurora|IL|60502|630|I-88
Wheeling|IL|60090|847|I-294
Schiller Park|IL|60176|847|I-294
Bensenville|IL|60106|630|I-290
Naperville|IL|60563|630|I-88
Channahon|IL|60410|815|I-55
Rockford|IL|61109|815|I-39
Peoria|IL|61607|309|I-474
Springfield|IL|62703|217|I-55
Gary|IN|46406|219|I-80
Hammond|IN|46320|219|I-80
Merrillville|IN|46410|219|I-65
Indianapolis|IN|46241|317|I-70
Fort Wayne|IN|46818|260|I-69
South Bend|IN|46628|574|I-80
Lafayette|IN|47905|765|I-65
Milwaukee|WI|53221|414|I-94
Oak Creek|WI|53154|414|I-94
Kenosha|WI|53144|262|I-94
Madison|WI|53718|608|I-90
Green Bay|WI|54304|920|I-41
Columbus|OH|43228|614|I-70
Toledo|OH|43612|419|I-75
Cleveland|OH|44135|216|I-71
Cincinnati|OH|45241|513|I-75
Dayton|OH|45414|937|I-75
Detroit|MI|48209|313|I-75
Romulus|MI|48174|734|I-94
Grand Rapids|MI|49548|616|US-131
Kalamazoo|MI|49001|269|I-94
Minneapolis|MN|55413|612|I-35W
Shakopee|MN|55379|952|US-169
Eagan|MN|55121|651|I-494
Des Moines|IA|50313|515|I-80
Davenport|IA|52806|563|I-80
Walcott|IA|52773|563|I-80
Cedar Rapids|IA|52404|319|I-380
St. Louis|MO|63147|314|I-70
Kansas City|MO|64120|816|I-435
Springfield|MO|65803|417|I-44
Wichita|KS|67219|316|I-135
Olathe|KS|66061|913|I-35
Omaha|NE|68117|402|I-80
Lincoln|NE|68504|402|I-80
Sioux Falls|SD|57104|605|I-29
Fargo|ND|58102|701|I-94`

const ELSEWHERE = `
Louisville|KY|40213|502|I-65
Nashville|TN|37210|615|I-24
Memphis|TN|38118|901|I-55
Atlanta|GA|30336|404|I-20
Charlotte|NC|28214|704|I-85
Jacksonville|FL|32218|904|I-95
Dallas|TX|75212|214|I-30
Laredo|TX|78045|956|I-35
Houston|TX|77029|713|I-10
Denver|CO|80216|303|I-70
Phoenix|AZ|85043|602|I-10
Salt Lake City|UT|84104|801|I-80
Fontana|CA|92337|909|I-10
Sacramento|CA|95828|916|US-50
Philadelphia|PA|19153|215|I-95
Carlisle|PA|17013|717|I-81
Newark|NJ|07114|973|I-78
Brooklyn|NY|11229|718|I-278
Tacoma|WA|98421|253|I-5
Portland|OR|97218|503|I-84`

function townsIn(table: string): Town[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [city = '', state = '', zip = '', area = '', road = ''] = line.split('|')
      return { city, state, zip, area, road }
    })
}

/** Where most of the trade of this site sits. */
export const MIDWEST_TOWNS: readonly Town[] = townsIn(MIDWEST)
export const OTHER_TOWNS: readonly Town[] = townsIn(ELSEWHERE)

/** Ends of the lanes that start in the Midwest. */
export const DESTINATIONS = [
  'Dallas',
  'Atlanta',
  'Laredo',
  'Memphis',
  'Denver',
  'Columbus',
  'Kansas City',
  'Nashville',
  'Charlotte',
  'Omaha',
  'Detroit',
  'St. Louis',
  'Indianapolis',
  'Houston',
  'Carlisle',
  'Salt Lake City',
  'Louisville',
  'Minneapolis',
  'Phoenix',
  'Jacksonville',
  'El Paso',
  'Green Bay',
  'Savannah',
  'Toledo',
  'Fontana',
  'Newark',
] as const
