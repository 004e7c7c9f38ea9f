/**
 * The main interstates as lines through towns, from west to east or from south to north (docs/decisions/0094). A town that is on
 * two of them is where they meet. Towns are named as the ZIP codes name them.
 */
export const INTERSTATES: Readonly<Record<string, string>> = {
  'I-4': 'Tampa FL, Lakeland FL, Orlando FL, Deland FL, Daytona Beach FL',
  'I-5':
    'San Diego CA, Oceanside CA, Irvine CA, Anaheim CA, Los Angeles CA, Santa Clarita CA, Lebec CA, Buttonwillow CA, Kettleman City CA, Los Banos CA, Tracy CA, Stockton CA, Sacramento CA, Williams CA, Red Bluff CA, Redding CA, Weed CA, Yreka CA, Ashland OR, Medford OR, Grants Pass OR, Roseburg OR, Eugene OR, Albany OR, Salem OR, Portland OR, Vancouver WA, Longview WA, Chehalis WA, Olympia WA, Tacoma WA, Seattle WA, Everett WA, Mount Vernon WA, Bellingham WA, Blaine WA',
  'I-8': 'San Diego CA, El Cajon CA, El Centro CA, Yuma AZ, Gila Bend AZ, Casa Grande AZ',
  'I-10':
    'Santa Monica CA, Los Angeles CA, Ontario CA, San Bernardino CA, Palm Springs CA, Indio CA, Blythe CA, Quartzsite AZ, Buckeye AZ, Phoenix AZ, Casa Grande AZ, Tucson AZ, Benson AZ, Willcox AZ, Lordsburg NM, Deming NM, Las Cruces NM, El Paso TX, Sierra Blanca TX, Van Horn TX, Fort Stockton TX, Ozona TX, Sonora TX, Junction TX, Kerrville TX, San Antonio TX, Seguin TX, Columbus TX, Houston TX, Beaumont TX, Orange TX, Lake Charles LA, Lafayette LA, Baton Rouge LA, New Orleans LA, Slidell LA, Gulfport MS, Biloxi MS, Pascagoula MS, Mobile AL, Pensacola FL, Crestview FL, Marianna FL, Tallahassee FL, Madison FL, Lake City FL, Jacksonville FL',
  'I-12': 'Baton Rouge LA, Hammond LA, Covington LA, Slidell LA',
  'I-15':
    'San Diego CA, Escondido CA, Temecula CA, Corona CA, Ontario CA, Victorville CA, Barstow CA, Baker CA, Las Vegas NV, Mesquite NV, Saint George UT, Cedar City UT, Beaver UT, Nephi UT, Provo UT, Salt Lake City UT, Ogden UT, Tremonton UT, Malad City ID, Pocatello ID, Idaho Falls ID, Dubois ID, Dillon MT, Butte MT, Helena MT, Great Falls MT, Shelby MT, Sweet Grass MT',
  'I-16': 'Macon GA, Dublin GA, Metter GA, Savannah GA',
  'I-17': 'Phoenix AZ, Camp Verde AZ, Flagstaff AZ',
  'I-19': 'Nogales AZ, Green Valley AZ, Tucson AZ',
  'I-20':
    'Van Horn TX, Pecos TX, Odessa TX, Midland TX, Big Spring TX, Sweetwater TX, Abilene TX, Weatherford TX, Fort Worth TX, Dallas TX, Terrell TX, Tyler TX, Longview TX, Marshall TX, Shreveport LA, Ruston LA, Monroe LA, Vicksburg MS, Jackson MS, Meridian MS, Tuscaloosa AL, Birmingham AL, Anniston AL, Atlanta GA, Conyers GA, Madison GA, Augusta GA, Columbia SC, Florence SC',
  'I-22': 'Memphis TN, Tupelo MS, Jasper AL, Birmingham AL',
  'I-24':
    'Marion IL, Paducah KY, Hopkinsville KY, Clarksville TN, Nashville TN, Murfreesboro TN, Manchester TN, Chattanooga TN',
  'I-25':
    'Las Cruces NM, Truth Or Consequences NM, Socorro NM, Albuquerque NM, Santa Fe NM, Las Vegas NM, Raton NM, Trinidad CO, Walsenburg CO, Pueblo CO, Colorado Springs CO, Denver CO, Fort Collins CO, Cheyenne WY, Wheatland WY, Douglas WY, Casper WY, Kaycee WY, Buffalo WY',
  'I-26':
    'Kingsport TN, Johnson City TN, Asheville NC, Hendersonville NC, Spartanburg SC, Columbia SC, Orangeburg SC, Summerville SC, Charleston SC',
  'I-27': 'Lubbock TX, Plainview TX, Amarillo TX',
  'I-29':
    'Kansas City MO, Saint Joseph MO, Rock Port MO, Council Bluffs IA, Omaha NE, Missouri Valley IA, Sioux City IA, Vermillion SD, Sioux Falls SD, Brookings SD, Watertown SD, Sisseton SD, Wahpeton ND, Fargo ND, Grand Forks ND, Pembina ND',
  'I-30':
    'Fort Worth TX, Dallas TX, Greenville TX, Sulphur Springs TX, Texarkana TX, Hope AR, Arkadelphia AR, Little Rock AR',
  'I-35':
    'Laredo TX, Cotulla TX, San Antonio TX, San Marcos TX, Austin TX, Temple TX, Waco TX, Hillsboro TX, Dallas TX, Denton TX, Gainesville TX, Ardmore OK, Norman OK, Oklahoma City OK, Guthrie OK, Blackwell OK, Wichita KS, Emporia KS, Ottawa KS, Olathe KS, Kansas City KS, Kansas City MO, Cameron MO, Bethany MO, Osceola IA, Des Moines IA, Ames IA, Clear Lake IA, Albert Lea MN, Owatonna MN, Faribault MN, Minneapolis MN, Saint Paul MN, Hinckley MN, Duluth MN',
  'I-37': 'Corpus Christi TX, Three Rivers TX, San Antonio TX',
  'I-39':
    'Normal IL, El Paso IL, La Salle IL, Rochelle IL, Rockford IL, Janesville WI, Madison WI, Portage WI, Stevens Point WI, Wausau WI',
  'I-40':
    'Barstow CA, Needles CA, Kingman AZ, Williams AZ, Flagstaff AZ, Winslow AZ, Holbrook AZ, Gallup NM, Grants NM, Albuquerque NM, Santa Rosa NM, Tucumcari NM, Amarillo TX, Shamrock TX, Elk City OK, Clinton OK, El Reno OK, Oklahoma City OK, Shawnee OK, Henryetta OK, Sallisaw OK, Fort Smith AR, Russellville AR, Conway AR, Little Rock AR, Forrest City AR, West Memphis AR, Memphis TN, Jackson TN, Dickson TN, Nashville TN, Lebanon TN, Cookeville TN, Crossville TN, Knoxville TN, Newport TN, Asheville NC, Marion NC, Hickory NC, Statesville NC, Winston Salem NC, Greensboro NC, Burlington NC, Durham NC, Raleigh NC, Benson NC, Wilmington NC',
  'I-41': 'Milwaukee WI, Fond Du Lac WI, Oshkosh WI, Appleton WI, Green Bay WI',
  'I-43': 'Beloit WI, Milwaukee WI, Sheboygan WI, Manitowoc WI, Green Bay WI',
  'I-44':
    'Wichita Falls TX, Lawton OK, Oklahoma City OK, Tulsa OK, Vinita OK, Joplin MO, Springfield MO, Lebanon MO, Rolla MO, Cuba MO, Sullivan MO, Saint Louis MO',
  'I-45': 'Galveston TX, Houston TX, Conroe TX, Huntsville TX, Corsicana TX, Dallas TX',
  'I-49':
    'Lafayette LA, Opelousas LA, Alexandria LA, Natchitoches LA, Shreveport LA, Texarkana TX, Fort Smith AR, Fayetteville AR, Bentonville AR, Joplin MO, Nevada MO, Kansas City MO',
  'I-55':
    'La Place LA, Hammond LA, Mccomb MS, Brookhaven MS, Jackson MS, Canton MS, Winona MS, Grenada MS, Batesville MS, Southaven MS, Memphis TN, West Memphis AR, Blytheville AR, Sikeston MO, Cape Girardeau MO, Festus MO, Saint Louis MO, Edwardsville IL, Litchfield IL, Springfield IL, Lincoln IL, Bloomington IL, Normal IL, Pontiac IL, Dwight IL, Joliet IL, Bolingbrook IL, Chicago IL',
  'I-57':
    'Sikeston MO, Charleston MO, Marion IL, Mount Vernon IL, Salem IL, Effingham IL, Mattoon IL, Champaign IL, Rantoul IL, Kankakee IL, Matteson IL, Chicago IL',
  'I-59':
    'Slidell LA, Picayune MS, Hattiesburg MS, Laurel MS, Meridian MS, Tuscaloosa AL, Birmingham AL, Gadsden AL, Fort Payne AL, Chattanooga TN',
  'I-64':
    'Saint Louis MO, Mount Vernon IL, Evansville IN, Corydon IN, Louisville KY, Shelbyville KY, Frankfort KY, Lexington KY, Winchester KY, Morehead KY, Ashland KY, Huntington WV, Charleston WV, Beckley WV, Lewisburg WV, Covington VA, Lexington VA, Staunton VA, Charlottesville VA, Richmond VA, Williamsburg VA, Newport News VA, Hampton VA, Norfolk VA',
  'I-65':
    'Mobile AL, Evergreen AL, Greenville AL, Montgomery AL, Clanton AL, Birmingham AL, Cullman AL, Athens AL, Pulaski TN, Columbia TN, Nashville TN, Franklin KY, Bowling Green KY, Elizabethtown KY, Louisville KY, Seymour IN, Columbus IN, Indianapolis IN, Lebanon IN, Lafayette IN, Remington IN, Merrillville IN, Gary IN',
  'I-66': 'Strasburg VA, Front Royal VA, Manassas VA, Arlington VA',
  'I-68': 'Morgantown WV, Cumberland MD, Hancock MD',
  'I-69':
    'Evansville IN, Washington IN, Bloomington IN, Martinsville IN, Indianapolis IN, Anderson IN, Marion IN, Fort Wayne IN, Angola IN, Coldwater MI, Marshall MI, Lansing MI, Flint MI, Port Huron MI',
  'I-70':
    'Beaver UT, Salina UT, Green River UT, Grand Junction CO, Glenwood Springs CO, Vail CO, Silverthorne CO, Denver CO, Limon CO, Burlington CO, Goodland KS, Colby KS, Oakley KS, Hays KS, Russell KS, Salina KS, Junction City KS, Topeka KS, Lawrence KS, Kansas City KS, Kansas City MO, Concordia MO, Boonville MO, Columbia MO, Kingdom City MO, Wentzville MO, Saint Louis MO, Vandalia IL, Effingham IL, Terre Haute IN, Indianapolis IN, Richmond IN, Dayton OH, Springfield OH, Columbus OH, Zanesville OH, Cambridge OH, Wheeling WV, Washington PA, New Stanton PA, Somerset PA, Bedford PA, Breezewood PA, Hancock MD, Hagerstown MD, Frederick MD, Baltimore MD',
  'I-71':
    'Louisville KY, Carrollton KY, Florence KY, Cincinnati OH, Wilmington OH, Columbus OH, Mansfield OH, Ashland OH, Medina OH, Cleveland OH',
  'I-72': 'Hannibal MO, Jacksonville IL, Springfield IL, Decatur IL, Champaign IL',
  'I-74':
    'Davenport IA, Moline IL, Galesburg IL, Peoria IL, Bloomington IL, Champaign IL, Danville IL, Crawfordsville IN, Indianapolis IN, Greensburg IN, Cincinnati OH',
  'I-75':
    'Miami FL, Naples FL, Fort Myers FL, Punta Gorda FL, Sarasota FL, Tampa FL, Wildwood FL, Ocala FL, Gainesville FL, Lake City FL, Valdosta GA, Tifton GA, Cordele GA, Macon GA, Mcdonough GA, Atlanta GA, Marietta GA, Cartersville GA, Dalton GA, Chattanooga TN, Cleveland TN, Knoxville TN, Jellico TN, London KY, Berea KY, Lexington KY, Georgetown KY, Florence KY, Cincinnati OH, Dayton OH, Sidney OH, Lima OH, Findlay OH, Toledo OH, Monroe MI, Detroit MI, Pontiac MI, Flint MI, Saginaw MI, Bay City MI, Grayling MI, Gaylord MI, Mackinaw City MI, Sault Sainte Marie MI',
  'I-76': 'Julesburg CO, Sterling CO, Fort Morgan CO, Denver CO',
  'I-76 (east)':
    'Lodi OH, Akron OH, Youngstown OH, Zelienople PA, Monroeville PA, New Stanton PA, Somerset PA, Bedford PA, Breezewood PA, Carlisle PA, Harrisburg PA, Lancaster PA, King Of Prussia PA, Philadelphia PA, Camden NJ',
  'I-77':
    'Columbia SC, Rock Hill SC, Charlotte NC, Statesville NC, Elkin NC, Wytheville VA, Bluefield WV, Beckley WV, Charleston WV, Ripley WV, Parkersburg WV, Marietta OH, Cambridge OH, New Philadelphia OH, Canton OH, Akron OH, Cleveland OH',
  'I-78': 'Lebanon PA, Allentown PA, Easton PA, Clinton NJ, Newark NJ, Jersey City NJ',
  'I-79':
    'Charleston WV, Weston WV, Clarksburg WV, Morgantown WV, Washington PA, Pittsburgh PA, Zelienople PA, Grove City PA, Meadville PA, Erie PA',
  'I-80':
    'San Francisco CA, Oakland CA, Vallejo CA, Fairfield CA, Davis CA, Sacramento CA, Auburn CA, Truckee CA, Reno NV, Fernley NV, Lovelock NV, Winnemucca NV, Battle Mountain NV, Elko NV, Wells NV, Wendover UT, Salt Lake City UT, Park City UT, Evanston WY, Rock Springs WY, Rawlins WY, Laramie WY, Cheyenne WY, Sidney NE, Julesburg CO, Ogallala NE, North Platte NE, Kearney NE, Grand Island NE, York NE, Lincoln NE, Omaha NE, Council Bluffs IA, Atlantic IA, Des Moines IA, Newton IA, Grinnell IA, Iowa City IA, Walcott IA, Davenport IA, Moline IL, Princeton IL, La Salle IL, Morris IL, Joliet IL, Hammond IN, Gary IN, South Bend IN, Elkhart IN, Angola IN, Toledo OH, Fremont OH, Elyria OH, Cleveland OH, Youngstown OH, Mercer PA, Clarion PA, Du Bois PA, Clearfield PA, Bellefonte PA, Bloomsburg PA, Hazleton PA, Stroudsburg PA, Parsippany NJ, Paterson NJ, Teaneck NJ',
  'I-81':
    'Dandridge TN, Kingsport TN, Bristol VA, Abingdon VA, Wytheville VA, Christiansburg VA, Roanoke VA, Lexington VA, Staunton VA, Harrisonburg VA, Strasburg VA, Winchester VA, Martinsburg WV, Hagerstown MD, Chambersburg PA, Carlisle PA, Harrisburg PA, Lebanon PA, Hazleton PA, Wilkes Barre PA, Scranton PA, Binghamton NY, Cortland NY, Syracuse NY, Watertown NY',
  'I-82': 'Ellensburg WA, Yakima WA, Sunnyside WA, Kennewick WA, Hermiston OR',
  'I-84':
    'Portland OR, Hood River OR, The Dalles OR, Hermiston OR, Pendleton OR, La Grande OR, Baker City OR, Ontario OR, Boise ID, Mountain Home ID, Jerome ID, Burley ID, Snowville UT, Tremonton UT, Ogden UT',
  'I-84 (east)':
    'Scranton PA, Milford PA, Port Jervis NY, Middletown NY, Newburgh NY, Danbury CT, Waterbury CT, Hartford CT, Sturbridge MA',
  'I-85':
    'Montgomery AL, Auburn AL, Opelika AL, Lagrange GA, Newnan GA, Atlanta GA, Commerce GA, Greenville SC, Spartanburg SC, Gastonia NC, Charlotte NC, Concord NC, Salisbury NC, Greensboro NC, Burlington NC, Durham NC, Henderson NC, South Hill VA, Petersburg VA',
  'I-86': 'Erie PA, Jamestown NY, Olean NY, Hornell NY, Corning NY, Elmira NY, Binghamton NY',
  'I-87':
    'New York NY, Yonkers NY, Newburgh NY, Kingston NY, Albany NY, Saratoga Springs NY, Glens Falls NY, Plattsburgh NY, Champlain NY',
  'I-88':
    'Moline IL, Sterling IL, Dixon IL, Rochelle IL, Dekalb IL, Aurora IL, Naperville IL, Hillside IL, Chicago IL',
  'I-88 (east)': 'Binghamton NY, Oneonta NY, Cobleskill NY, Schenectady NY',
  'I-89': 'Concord NH, Lebanon NH, White River Junction VT, Montpelier VT, Burlington VT, Saint Albans VT',
  'I-90':
    'Seattle WA, North Bend WA, Ellensburg WA, Moses Lake WA, Ritzville WA, Spokane WA, Coeur D Alene ID, Kellogg ID, Missoula MT, Deer Lodge MT, Butte MT, Bozeman MT, Livingston MT, Billings MT, Hardin MT, Sheridan WY, Buffalo WY, Gillette WY, Spearfish SD, Rapid City SD, Wall SD, Murdo SD, Chamberlain SD, Mitchell SD, Sioux Falls SD, Worthington MN, Fairmont MN, Albert Lea MN, Austin MN, La Crosse WI, Tomah WI, Portage WI, Madison WI, Janesville WI, Beloit WI, Rockford IL, Elgin IL, Chicago IL, Hammond IN, Gary IN, South Bend IN, Elkhart IN, Angola IN, Toledo OH, Elyria OH, Cleveland OH, Mentor OH, Erie PA, Buffalo NY, Batavia NY, Rochester NY, Syracuse NY, Utica NY, Schenectady NY, Albany NY, Pittsfield MA, Springfield MA, Sturbridge MA, Worcester MA, Boston MA',
  'I-91':
    'New Haven CT, Meriden CT, Hartford CT, Springfield MA, Northampton MA, Greenfield MA, Brattleboro VT, White River Junction VT, Saint Johnsbury VT, Newport VT',
  'I-93': 'Boston MA, Lawrence MA, Manchester NH, Concord NH, Plymouth NH, Littleton NH, Saint Johnsbury VT',
  'I-94':
    'Billings MT, Forsyth MT, Miles City MT, Glendive MT, Dickinson ND, Bismarck ND, Jamestown ND, Valley City ND, Fargo ND, Fergus Falls MN, Alexandria MN, Saint Cloud MN, Minneapolis MN, Saint Paul MN, Hudson WI, Eau Claire WI, Tomah WI, Portage WI, Madison WI, Milwaukee WI, Racine WI, Kenosha WI, Waukegan IL, Chicago IL, Hammond IN, Gary IN, Michigan City IN, Benton Harbor MI, Kalamazoo MI, Battle Creek MI, Marshall MI, Jackson MI, Ann Arbor MI, Detroit MI, Port Huron MI',
  'I-95':
    'Miami FL, Fort Lauderdale FL, West Palm Beach FL, Fort Pierce FL, Melbourne FL, Daytona Beach FL, Saint Augustine FL, Jacksonville FL, Brunswick GA, Savannah GA, Walterboro SC, Santee SC, Florence SC, Lumberton NC, Fayetteville NC, Benson NC, Wilson NC, Rocky Mount NC, Roanoke Rapids NC, Emporia VA, Petersburg VA, Richmond VA, Fredericksburg VA, Arlington VA, Washington DC, Laurel MD, Baltimore MD, Aberdeen MD, Newark DE, Wilmington DE, Philadelphia PA, Trenton NJ, New Brunswick NJ, Newark NJ, New York NY, Stamford CT, Bridgeport CT, New Haven CT, New London CT, Providence RI, Boston MA, Newburyport MA, Portsmouth NH, Portland ME, Augusta ME, Waterville ME, Bangor ME, Houlton ME',
  'I-96': 'Muskegon MI, Grand Rapids MI, Lansing MI, Howell MI, Detroit MI',
}
