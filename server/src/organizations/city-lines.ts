/**
 * Cities, the largest first: name, region, country, latitude, longitude, time zone, other spellings. Written by
 * scripts/cities.mjs from GeoNames (https://www.geonames.org), CC BY 4.0.
 */
export const CITY_LINES = `
Shanghai||CN|31.222|121.458|Asia/Shanghai|
Istanbul||TR|41.014|28.950|Europe/Istanbul|
Buenos Aires||AR|-34.613|-58.377|America/Argentina/Buenos_Aires|
Mumbai||IN|19.073|72.883|Asia/Kolkata|
Mexico City||MX|19.428|-99.128|America/Mexico_City|
Beijing||CN|39.907|116.397|Asia/Shanghai|
Karachi||PK|24.861|67.010|Asia/Karachi|
Tianjin||CN|39.142|117.177|Asia/Shanghai|
Guangzhou||CN|23.117|113.250|Asia/Shanghai|
Delhi||IN|28.652|77.231|Asia/Kolkata|
Moscow||RU|55.752|37.616|Europe/Moscow|מוסקבה
Shenzhen||CN|22.546|114.068|Asia/Shanghai|
Dhaka||BD|23.710|90.407|Asia/Dhaka|
Seoul||KR|37.566|126.978|Asia/Seoul|
São Paulo||BR|-23.547|-46.636|America/Sao_Paulo|
Wuhan||CN|30.583|114.267|Asia/Shanghai|
Lagos||NG|6.454|3.395|Africa/Lagos|
Jakarta||ID|-6.215|106.845|Asia/Jakarta|
Tokyo||JP|35.690|139.692|Asia/Tokyo|
New York|NY|US|40.714|-74.006|America/New_York|NYC,ניו יורק
Dongguan||CN|23.018|113.749|Asia/Shanghai|
Taipei||TW|25.048|121.532|Asia/Taipei|
Kinshasa||CD|-4.328|15.314|Africa/Kinshasa|
Lima||PE|-12.043|-77.028|America/Lima|
Cairo||EG|30.063|31.250|Africa/Cairo|
Bogotá||CO|4.610|-74.082|America/Bogota|
London||GB|51.509|-0.126|Europe/London|לונדון
Chongqing||CN|29.563|106.553|Asia/Shanghai|
Chengdu||CN|30.667|104.067|Asia/Shanghai|
Baghdad||IQ|33.341|44.401|Asia/Baghdad|
Nanjing||CN|32.062|118.778|Asia/Shanghai|
Tehran||IR|35.694|51.422|Asia/Tehran|
Nanchong||CN|30.795|106.085|Asia/Shanghai|
Hong Kong||HK|22.278|114.175|Asia/Hong_Kong|
Xi’an||CN|34.258|108.929|Asia/Shanghai|
Lahore||PK|31.558|74.351|Asia/Karachi|
Shenyang||CN|41.792|123.433|Asia/Shanghai|
Hangzhou||CN|30.294|120.161|Asia/Shanghai|
Rio de Janeiro||BR|-22.906|-43.182|America/Sao_Paulo|
Harbin||CN|45.750|126.650|Asia/Shanghai|
Tai’an||CN|36.185|117.120|Asia/Shanghai|
Suzhou||CN|31.304|120.595|Asia/Shanghai|
Shantou||CN|23.368|116.715|Asia/Shanghai|
Bangkok||TH|13.754|100.501|Asia/Bangkok|
Bengaluru||IN|12.972|77.594|Asia/Kolkata|
Saint Petersburg||RU|59.939|30.314|Europe/Moscow|
Santiago||CL|-33.457|-70.648|America/Santiago|
Kolkata||IN|22.563|88.363|Asia/Kolkata|
Sydney|NSW|AU|-33.868|151.207|Australia/Sydney|
Yangon||MM|16.805|96.156|Asia/Yangon|
Jinan||CN|36.668|116.997|Asia/Shanghai|
Chennai||IN|13.088|80.278|Asia/Kolkata|
Zhengzhou||CN|34.758|113.649|Asia/Shanghai|
Melbourne|VIC|AU|-37.814|144.963|Australia/Melbourne|
Riyadh||SA|24.688|46.722|Asia/Riyadh|
Changchun||CN|43.880|125.323|Asia/Shanghai|
Dalian||CN|38.912|121.602|Asia/Shanghai|
Los Angeles|CA|US|34.052|-118.244|America/Los_Angeles|לוס אנג׳לס
Chittagong||BD|22.338|91.832|Asia/Dhaka|
Kunming||CN|25.039|102.718|Asia/Shanghai|
Alexandria||EG|31.202|29.916|Africa/Cairo|
Ahmedabad||IN|23.026|72.587|Asia/Kolkata|
Qingdao||CN|36.065|120.380|Asia/Shanghai|
Busan||KR|35.102|129.030|Asia/Seoul|
Abidjan||CI|5.354|-4.002|Africa/Abidjan|
Kano||NG|12.000|8.517|Africa/Lagos|
Foshan||CN|23.027|113.131|Asia/Shanghai|
Hyderabad||IN|17.384|78.456|Asia/Kolkata|
Puyang||CN|29.457|119.889|Asia/Shanghai|
Yokohama||JP|35.433|139.650|Asia/Tokyo|
Ibadan||NG|7.378|3.906|Africa/Lagos|
Singapore||SG|1.290|103.850|Asia/Singapore|
Wuxi||CN|31.569|120.289|Asia/Shanghai|
Xiamen||CN|24.480|118.082|Asia/Shanghai|
Ankara||TR|39.920|32.854|Europe/Istanbul|
Tianshui||CN|34.580|105.742|Asia/Shanghai|
Ningbo||CN|29.878|121.549|Asia/Shanghai|
Ho Chi Minh City||VN|10.823|106.630|Asia/Ho_Chi_Minh|
Shiyan||CN|32.648|110.778|Asia/Shanghai|
Cape Town||ZA|-33.926|18.423|Africa/Johannesburg|
Taiyuan||CN|37.869|112.560|Asia/Shanghai|
Berlin||DE|52.524|13.411|Europe/Berlin|
Tangshan||CN|39.633|118.183|Asia/Shanghai|
Hefei||CN|31.864|117.281|Asia/Shanghai|
Madrid||ES|40.416|-3.703|Europe/Madrid|
Pyongyang||KP|39.034|125.754|Asia/Pyongyang|
Casablanca||MA|33.588|-7.611|Africa/Casablanca|
Zibo||CN|36.791|118.063|Asia/Shanghai|
Zhongshan||CN|21.320|110.572|Asia/Shanghai|
Durban||ZA|-29.858|31.029|Africa/Johannesburg|
Changsha||CN|28.199|112.971|Asia/Shanghai|
Kabul||AF|34.528|69.172|Asia/Kabul|
Ürümqi||CN|43.801|87.600|Asia/Urumqi|
Caracas||VE|10.488|-66.879|America/Caracas|
Dubai||AE|25.077|55.309|Asia/Dubai|
Pune||IN|18.520|73.855|Asia/Kolkata|
Sūrat||IN|21.196|72.830|Asia/Kolkata|
Jeddah||SA|21.490|39.186|Asia/Riyadh|
Shijiazhuang||CN|38.041|114.479|Asia/Shanghai|
Kanpur||IN|26.465|80.350|Asia/Kolkata|
Kyiv||UA|50.455|30.524|Europe/Kiev|
Luanda||AO|-8.837|13.234|Africa/Luanda|
Quezon City||PH|14.649|121.051|Asia/Manila|
Addis Ababa||ET|9.025|38.747|Africa/Addis_Ababa|
Nairobi||KE|-1.283|36.817|Africa/Nairobi|
Chicago|IL|US|41.850|-87.650|America/Chicago|
Salvador||BR|-12.971|-38.511|America/Bahia|
Jaipur||IN|26.920|75.788|Asia/Kolkata|
Dar es Salaam||TZ|-6.823|39.270|Africa/Dar_es_Salaam|
Lanzhou||CN|36.057|103.840|Asia/Shanghai|
Incheon||KR|37.456|126.705|Asia/Seoul|
Yunfu||CN|22.928|112.040|Asia/Shanghai|
Basrah||IQ|30.509|47.780|Asia/Baghdad|
Toronto|ON|CA|43.700|-79.416|America/Toronto|
Navi Mumbai||IN|19.037|73.016|Asia/Kolkata|
Osaka||JP|34.694|135.502|Asia/Tokyo|
Mogadishu||SO|2.037|45.344|Africa/Mogadishu|
Daegu||KR|35.870|128.591|Asia/Seoul|
Faisalabad||PK|31.416|73.090|Asia/Karachi|
İzmir||TR|38.413|27.138|Europe/Istanbul|
Dakar||SN|14.694|-17.444|Africa/Dakar|
Lucknow||IN|26.839|80.923|Asia/Kolkata|
Giza||EG|30.009|31.209|Africa/Cairo|
Fortaleza||BR|-3.717|-38.543|America/Fortaleza|
Cali||CO|3.437|-76.522|America/Bogota|
Surabaya||ID|-7.249|112.751|Asia/Jakarta|
Belo Horizonte||BR|-19.921|-43.938|America/Sao_Paulo|
Nanchang||CN|28.684|115.853|Asia/Shanghai|
Rome||IT|41.892|12.511|Europe/Rome|
Mashhad||IR|36.316|59.568|Asia/Tehran|
Brooklyn|NY|US|40.650|-73.950|America/New_York|
Houston|TX|US|29.763|-95.363|America/Chicago|
Queens|NY|US|40.681|-73.837|America/New_York|
Nagpur||IN|21.146|79.085|Asia/Kolkata|
Maracaibo||VE|10.667|-71.612|America/Caracas|
Brasília||BR|-15.780|-47.930|America/Sao_Paulo|
Santo Domingo||DO|18.472|-69.892|America/Santo_Domingo|
Nagoya||JP|35.181|136.906|Asia/Tokyo|
Brisbane|QLD|AU|-27.468|153.028|Australia/Brisbane|
Havana||CU|23.133|-82.383|America/Havana|
Paris||FR|48.853|2.349|Europe/Paris|פריז
Al Mawşil al Jadīdah||IQ|36.333|43.106|Asia/Baghdad|
Johannesburg||ZA|-26.202|28.044|Africa/Johannesburg|
Kowloon||HK|22.317|114.183|Asia/Hong_Kong|
Al Başrah al Qadīmah||IQ|30.503|47.815|Asia/Baghdad|
Almaty||KZ|43.257|76.929|Asia/Almaty|
Dadonghai||CN|18.221|109.510|Asia/Shanghai|
Medellín||CO|6.252|-75.564|America/Bogota|
Tashkent||UZ|41.265|69.216|Asia/Tashkent|
Algiers||DZ|36.732|3.087|Africa/Algiers|
Khartoum||SD|15.552|32.532|Africa/Khartoum|
Accra||GH|5.556|-0.197|Africa/Accra|
Guayaquil||EC|-2.196|-79.886|America/Guayaquil|
Ordos||CN|39.609|109.782|Asia/Shanghai|
Sanaa||YE|15.355|44.207|Asia/Aden|
Beirut||LB|33.893|35.502|Asia/Beirut|
Perth|WA|AU|-31.952|115.861|Australia/Perth|
Sapporo||JP|43.067|141.350|Asia/Tokyo|
Jilin||CN|43.851|126.560|Asia/Shanghai|
Bucharest||RO|44.432|26.106|Europe/Bucharest|
Camayenne||GN|9.535|-13.688|Africa/Conakry|
Indore||IN|22.718|75.833|Asia/Kolkata|
Iztapalapa||MX|19.355|-99.062|America/Mexico_City|
Conakry||GN|9.538|-13.677|Africa/Conakry|
Bayan Nur||CN|40.741|107.386|Asia/Shanghai|
Maracay||VE|10.235|-67.591|America/Caracas|
Medan||ID|3.583|98.667|Asia/Jakarta|
Rawalpindi||PK|33.597|73.048|Asia/Karachi|
Minsk||BY|53.900|27.567|Europe/Minsk|
Budapest||HU|47.498|19.040|Europe/Budapest|
Mosul||IQ|36.335|43.119|Asia/Baghdad|
Hamburg||DE|53.551|9.993|Europe/Berlin|
Curitiba||BR|-25.428|-49.273|America/Sao_Paulo|
Warsaw||PL|52.230|21.012|Europe/Warsaw|
Bandung||ID|-6.922|107.607|Asia/Jakarta|
Soweto||ZA|-26.268|27.858|Africa/Johannesburg|
Vienna||AT|48.208|16.372|Europe/Vienna|
Rabat||MA|34.013|-6.833|Africa/Casablanca|
Ecatepec de Morelos||MX|19.605|-99.061|America/Mexico_City|
Barcelona||ES|41.389|2.159|Europe/Madrid|
Pretoria||ZA|-25.745|28.188|Africa/Johannesburg|
Aleppo||SY|36.201|37.161|Asia/Damascus|
Manila||PH|14.604|120.982|Asia/Manila|
Kunshan||CN|31.378|120.954|Asia/Shanghai|
Montréal|QC|CA|45.509|-73.588|America/Toronto|
Patna||IN|25.594|85.136|Asia/Kolkata|
Bhopal||IN|23.255|77.403|Asia/Kolkata|
Manaus||BR|-3.102|-60.025|America/Manaus|
Xinyang||CN|32.123|114.066|Asia/Shanghai|
Kaduna||NG|10.526|7.439|Africa/Lagos|
Phnom Penh||KH|11.562|104.916|Asia/Phnom_Penh|
Damascus||SY|33.510|36.291|Asia/Damascus|
Philadelphia|PA|US|39.952|-75.164|America/New_York|
Phoenix|AZ|US|33.448|-112.074|America/Phoenix|
Isfahan||IR|32.652|51.675|Asia/Tehran|
Ludhiāna||IN|30.912|75.854|Asia/Kolkata|
Harare||ZW|-17.828|31.053|Africa/Harare|
Kobe||JP|34.691|135.183|Asia/Tokyo|
Bekasi||ID|-6.235|106.990|Asia/Jakarta|
Kaohsiung||TW|22.616|120.313|Asia/Taipei|
Stockholm||SE|59.329|18.069|Europe/Stockholm|
Caloocan City||PH|14.650|120.968|Asia/Manila|
Guadalajara||MX|20.667|-103.392|America/Mexico_City|
Manhattan|NY|US|40.783|-73.966|America/New_York|
Asunción||PY|-25.286|-57.647|America/Asuncion|
Recife||BR|-8.054|-34.881|America/Recife|
Daejeon||KR|36.349|127.385|Asia/Seoul|
San Antonio|TX|US|29.424|-98.494|America/Chicago|
Kumasi||GH|6.688|-1.624|Africa/Accra|
Kota Bharu||MY|6.124|102.243|Asia/Kuala_Lumpur|
Kyoto||JP|35.021|135.754|Asia/Tokyo|
Kuala Lumpur||MY|3.141|101.687|Asia/Kuala_Lumpur|
Karaj||IR|35.833|50.992|Asia/Tehran|
Kathmandu||NP|27.702|85.321|Asia/Kathmandu|
Palembang||ID|-2.917|104.746|Asia/Jakarta|
Multan||PK|30.197|71.478|Asia/Karachi|
Tirunelveli||IN|8.727|77.684|Asia/Kolkata|
Puebla||MX|19.038|-98.203|America/Mexico_City|
Hanoi||VN|21.024|105.841|Asia/Bangkok|
Kharkiv||UA|49.981|36.253|Europe/Kiev|
Agra||IN|27.183|78.017|Asia/Kolkata|
Córdoba||AR|-31.413|-64.181|America/Argentina/Cordoba|
Tabriz||IR|38.080|46.292|Asia/Tehran|
Novosibirsk||RU|55.041|82.935|Asia/Novosibirsk|
Gwangju||KR|35.155|126.916|Asia/Seoul|
Bursa||TR|40.196|29.060|Europe/Istanbul|
Vadodara||IN|22.299|73.208|Asia/Kolkata|
Belém||BR|-1.456|-48.504|America/Belem|
Fushun||CN|41.887|123.944|Asia/Shanghai|
Quito||EC|-0.230|-78.525|America/Guayaquil|
San Diego|CA|US|32.716|-117.165|America/Los_Angeles|
Fukuoka||JP|33.600|130.417|Asia/Tokyo|
Antananarivo||MG|-18.914|47.536|Indian/Antananarivo|
Luoyang||CN|34.684|112.454|Asia/Shanghai|
Hyderabad||PK|25.392|68.374|Asia/Karachi|
The Bronx|NY|US|40.850|-73.866|America/New_York|
Valencia||VE|10.162|-68.008|America/Caracas|
Gujranwala||PK|32.156|74.187|Asia/Karachi|
Barranquilla||CO|10.969|-74.781|America/Bogota|
Guankou||CN|28.159|113.627|Asia/Shanghai|
Lubumbashi||CD|-11.661|27.479|Africa/Lubumbashi|
Porto Alegre||BR|-30.033|-51.230|America/Sao_Paulo|
Tangerang||ID|-6.178|106.630|Asia/Jakarta|
Najafgarh||IN|28.609|76.980|Asia/Kolkata|
Santa Cruz de la Sierra||BO|-17.786|-63.181|America/La_Paz|
Handan||CN|36.601|114.468|Asia/Shanghai|
Kampala||UG|0.316|32.582|Africa/Kampala|
Yekaterinburg||RU|56.852|60.612|Asia/Yekaterinburg|
Khulna||BD|22.810|89.564|Asia/Dhaka|
Douala||CM|4.048|9.704|Africa/Douala|
Gorakhpur||IN|29.448|75.672|Asia/Kolkata|
Sharjah||AE|25.337|55.412|Asia/Dubai|
Mecca||SA|21.427|39.826|Asia/Riyadh|
Makassar||ID|-5.149|119.432|Asia/Makassar|
Juárez||MX|31.720|-106.461|America/Ojinaga|
Kawasaki||JP|35.521|139.717|Asia/Tokyo|
South Tangerang||ID|-6.289|106.718|Asia/Jakarta|
Baotou||CN|40.583|110.017|Asia/Shanghai|
Tijuana||MX|32.503|-117.004|America/Tijuana|
Dallas|TX|US|32.783|-96.807|America/Chicago|
Medina||SA|24.469|39.614|Asia/Riyadh|
Yaoundé||CM|3.867|11.517|Africa/Douala|
Bamako||ML|12.650|-8.000|Africa/Bamako|
Nashik||IN|19.997|73.791|Asia/Kolkata|
Semarang||ID|-6.993|110.421|Asia/Jakarta|
Brazzaville||CG|-4.266|15.283|Africa/Brazzaville|
Pimpri||IN|18.623|73.807|Asia/Kolkata|
Nizhniy Novgorod||RU|56.329|44.002|Europe/Moscow|
Amman||JO|31.955|35.945|Asia/Amman|
Budta||PH|7.204|124.440|Asia/Manila|
Belgrade||RS|44.804|20.465|Europe/Belgrade|
Montevideo||UY|-34.903|-56.188|America/Montevideo|
Lusaka||ZM|-15.407|28.287|Africa/Lusaka|
Xuchang||CN|34.032|113.863|Asia/Shanghai|
Kalyān||IN|19.244|73.136|Asia/Kolkata|
Thāne||IN|19.197|72.964|Asia/Kolkata|
Munich||DE|48.137|11.575|Europe/Berlin|
Ra’s Bayrūt||LB|33.900|35.483|Asia/Beirut|
Shiraz||IR|29.610|52.531|Asia/Tehran|
Adana||TR|36.986|35.325|Europe/Istanbul|
Suwon||KR|37.291|127.009|Asia/Seoul|
León de los Aldama||MX|21.129|-101.674|America/Mexico_City|
Milan||IT|45.464|9.190|Europe/Rome|
Port-au-Prince||HT|18.543|-72.339|America/Port-au-Prince|
Adelaide|SA|AU|-34.929|138.599|Australia/Adelaide|
Meerut||IN|28.980|77.706|Asia/Kolkata|
Nowrangapur||IN|19.231|82.548|Asia/Kolkata|
Faridabad||IN|28.411|77.313|Asia/Kolkata|
Peshawar||PK|34.008|71.578|Asia/Karachi|
Davao||PH|7.073|125.613|Asia/Manila|
Mandalay||MM|21.975|96.084|Asia/Yangon|
Omdurman||SD|15.645|32.478|Africa/Khartoum|
Yueyang||CN|29.375|113.095|Asia/Shanghai|
Santiago de los Caballeros||DO|19.452|-70.697|America/Santo_Domingo|
Anshan||CN|41.124|122.990|Asia/Shanghai|
Tongshan||CN|34.180|117.157|Asia/Shanghai|
Ghāziābād||IN|28.665|77.439|Asia/Kolkata|
Depok||ID|-6.400|106.819|Asia/Jakarta|
Saitama||JP|35.908|139.657|Asia/Tokyo|
Dombivli||IN|19.217|73.083|Asia/Kolkata|
Maputo||MZ|-25.966|32.583|Africa/Maputo|
Gustavo Adolfo Madero||MX|19.494|-99.111|America/Mexico_City|
Fuzhou||CN|26.061|119.306|Asia/Shanghai|
Rājkot||IN|22.292|70.793|Asia/Kolkata|
Rosario||AR|-32.947|-60.639|America/Argentina/Cordoba|
Guiyang||CN|26.583|106.717|Asia/Shanghai|
Goiânia||BR|-16.679|-49.254|America/Sao_Paulo|
Guarulhos||BR|-23.463|-46.533|America/Sao_Paulo|
Prague||CZ|50.088|14.421|Europe/Prague|
Varanasi||IN|25.317|83.010|Asia/Kolkata|
Batam||ID|1.149|104.025|Asia/Jakarta|
Copenhagen||DK|55.676|12.566|Europe/Copenhagen|
Sofia||BG|42.698|23.324|Europe/Sofia|
Tripoli||LY|32.887|13.187|Africa/Tripoli|
Port Harcourt||NG|4.777|7.013|Africa/Lagos|
Hiroshima||JP|34.400|132.450|Asia/Tokyo|
Zapopan||MX|20.724|-103.385|America/Mexico_City|
Lijiang||CN|26.869|100.221|Asia/Shanghai|
Monterrey||MX|25.675|-100.318|America/Monterrey|
Samara||RU|53.200|50.150|Europe/Samara|
Omsk||RU|54.992|73.369|Asia/Omsk|
Benin City||NG|6.338|5.626|Africa/Lagos|
Malingao||PH|7.161|124.475|Asia/Manila|
Baku||AZ|40.378|49.892|Asia/Baku|
Maiduguri||NG|11.847|13.157|Africa/Lagos|
Kazan||RU|55.789|49.122|Europe/Moscow|
Ciudad Nezahualcoyotl||MX|19.401|-99.015|America/Mexico_City|
Yerevan||AM|40.181|44.514|Asia/Yerevan|
Amritsar||IN|31.622|74.875|Asia/Kolkata|
Ouagadougou||BF|12.366|-1.534|Africa/Ouagadougou|
Yono||JP|35.883|139.633|Asia/Tokyo|
Rostov-na-Donu||RU|47.231|39.723|Europe/Moscow|
Allahābād||IN|25.445|81.843|Asia/Kolkata|
Goyang-si||KR|37.656|126.835|Asia/Seoul|
Gaziantep||TR|37.059|37.383|Europe/Istanbul|
Visakhapatnam||IN|17.680|83.202|Asia/Kolkata|
Sendai||JP|38.267|140.867|Asia/Tokyo|
Chelyabinsk||RU|55.154|61.429|Asia/Yekaterinburg|
Datong||CN|40.094|113.291|Asia/Shanghai|
Tbilisi||GE|41.694|44.834|Asia/Tbilisi|
Changshu City||CN|31.646|120.742|Asia/Shanghai|
Taichung||TW|24.147|120.684|Asia/Taipei|
Teni||IN|10.011|77.478|Asia/Kolkata|
Xianyang||CN|34.338|108.703|Asia/Shanghai|
Ufa||RU|54.743|55.968|Asia/Yekaterinburg|
Dnipro||UA|48.459|35.039|Europe/Kiev|
Seongnam-si||KR|37.439|127.138|Asia/Seoul|
Campinas||BR|-22.906|-47.061|America/Sao_Paulo|
Jabalpur||IN|23.167|79.950|Asia/Kolkata|
Hāora||IN|22.577|88.319|Asia/Kolkata|
Huainan||CN|32.626|116.997|Asia/Shanghai|
San Jose|CA|US|37.339|-121.895|America/Los_Angeles|
Donetsk||UA|48.023|37.802|Europe/Kiev|
Dublin||IE|53.333|-6.249|Europe/Dublin|
Calgary|AB|CA|51.050|-114.085|America/Edmonton|
Brussels||BE|50.850|4.349|Europe/Brussels|
Aurangabad||IN|19.878|75.342|Asia/Kolkata|
Volgograd||RU|48.719|44.502|Europe/Volgograd|
Nova Iguaçu||BR|-22.759|-43.451|America/Sao_Paulo|
Jieyang||CN|23.542|116.366|Asia/Shanghai|
Odessa||UA|46.477|30.733|Europe/Kiev|
Shivaji Nagar||IN|18.530|73.853|Asia/Kolkata|
Zhu Cheng City||CN|35.995|119.403|Asia/Shanghai|
Kitakyushu||JP|33.852|130.850|Asia/Tokyo|
Solāpur||IN|17.672|75.910|Asia/Kolkata|
Baoding||CN|38.851|115.490|Asia/Shanghai|
Guatemala City||GT|14.641|-90.513|America/Guatemala|
Benxi||CN|41.289|123.765|Asia/Shanghai|
Birmingham||GB|52.481|-1.900|Europe/London|
Perm||RU|58.010|56.250|Asia/Yekaterinburg|
Srinagar||IN|34.086|74.806|Asia/Kolkata|
Zaria||NG|11.111|7.723|Africa/Lagos|
Managua||NI|12.133|-86.250|America/Managua|
Port Elizabeth||ZA|-33.961|25.615|Africa/Johannesburg|
Fès||MA|34.033|-5.000|Africa/Casablanca|
Köln||DE|50.933|6.950|Europe/Berlin|
Ulsan||KR|35.537|129.317|Asia/Seoul|
Chandigarh||IN|30.736|76.788|Asia/Kolkata|
Coimbatore||IN|11.006|76.966|Asia/Kolkata|
Naples||IT|40.852|14.268|Europe/Rome|
Maceió||BR|-9.666|-35.735|America/Maceio|
Cartagena||CO|10.400|-75.514|America/Bogota|
Changzhou||CN|31.774|119.954|Asia/Shanghai|
Sulţānah||SA|24.493|39.586|Asia/Riyadh|
Monrovia||LR|6.301|-10.797|Africa/Monrovia|
Kingston||JM|17.997|-76.794|America/Jamaica|
Erbil||IQ|36.183|44.012|Asia/Baghdad|
Austin|TX|US|30.267|-97.743|America/Chicago|
Krasnoyarsk||RU|56.018|92.867|Asia/Krasnoyarsk|
Nay Pyi Taw||MM|19.745|96.130|Asia/Yangon|
Jodhpur||IN|26.268|73.006|Asia/Kolkata|
Chiba||JP|35.600|140.117|Asia/Tokyo|
São Luís||BR|-2.530|-44.303|America/Fortaleza|
Madurai||IN|9.919|78.120|Asia/Kolkata|
Sale||MA|34.053|-6.798|Africa/Casablanca|
Huaibei||CN|33.974|116.792|Asia/Shanghai|
Cochabamba||BO|-17.390|-66.157|America/La_Paz|
Abū Ghurayb||IQ|33.306|44.185|Asia/Baghdad|
Qom||IR|34.640|50.876|Asia/Tehran|
Bishkek||KG|42.870|74.590|Asia/Bishkek|
Kaifeng||CN|34.799|114.307|Asia/Shanghai|
Abobo||CI|5.416|-4.016|Africa/Abidjan|
Guwahati||IN|26.184|91.746|Asia/Kolkata|
Aba||NG|5.107|7.367|Africa/Lagos|
Pingdingshan||CN|33.738|113.301|Asia/Shanghai|
Gwalior||IN|26.230|78.173|Asia/Kolkata|
Qiqihar||CN|47.341|123.960|Asia/Shanghai|
Klang||MY|3.037|101.443|Asia/Kuala_Lumpur|
Mendoza||AR|-32.891|-68.827|America/Argentina/Mendoza|
Konya||TR|37.871|32.485|Europe/Istanbul|
Mbuji-Mayi||CD|-6.136|23.590|Africa/Lubumbashi|
Vijayawada||IN|16.507|80.647|Asia/Kolkata|
Pikine||SN|14.765|-17.391|Africa/Dakar|
Turin||IT|45.070|7.687|Europe/Rome|
Mysore||IN|12.298|76.639|Asia/Kolkata|
Jacksonville|FL|US|30.332|-81.656|America/New_York|
Wenzhou||CN|27.999|120.667|Asia/Shanghai|
San Francisco|CA|US|37.775|-122.419|America/Los_Angeles|
Liverpool||GB|53.411|-2.978|Europe/London|
Saratov||RU|51.541|46.009|Europe/Saratov|
Rohini||IN|28.743|77.068|Asia/Kolkata|
Tegucigalpa||HN|14.082|-87.207|America/Tegucigalpa|
Bucheon-si||KR|37.499|126.783|Asia/Seoul|
Columbus|OH|US|39.961|-82.999|America/New_York|
Voronezh||RU|51.672|39.184|Europe/Moscow|
Ranchi||IN|23.343|85.309|Asia/Kolkata|
Ulan Bator||MN|47.908|106.883|Asia/Ulaanbaatar|
Takeo||KH|10.991|104.785|Asia/Phnom_Penh|
Ahvaz||IR|31.319|48.684|Asia/Tehran|
Arequipa||PE|-16.399|-71.535|America/Lima|
Padang||ID|-0.949|100.354|Asia/Jakarta|
Hubli||IN|15.348|75.134|Asia/Kolkata|
Zhabei||CN|31.259|121.460|Asia/Shanghai|
Marrakesh||MA|31.634|-8.000|Africa/Casablanca|
Denpasar||ID|-8.650|115.217|Asia/Makassar|
Kampung Baru Subang||MY|3.150|101.533|Asia/Kuala_Lumpur|
Fort Worth|TX|US|32.725|-97.321|America/Chicago|
Indianapolis|IN|US|39.768|-86.158|America/Indiana/Indianapolis|
Charlotte|NC|US|35.227|-80.843|America/New_York|
Duque de Caxias||BR|-22.786|-43.312|America/Sao_Paulo|
Jos||NG|9.928|8.892|Africa/Lagos|
Valencia||ES|39.470|-0.377|Europe/Madrid|
Ilorin||NG|8.497|4.542|Africa/Lagos|
Callao||PE|-12.057|-77.118|America/Lima|
La Paz||BO|-16.500|-68.150|America/La_Paz|
Ottawa|ON|CA|45.411|-75.698|America/Toronto|
Barquisimeto||VE|10.065|-69.357|America/Caracas|
Chihuahua||MX|28.635|-106.089|America/Chihuahua|
Nanning||CN|22.817|108.317|Asia/Shanghai|
Freetown||SL|8.487|-13.236|Africa/Freetown|
Johor Bahru||MY|1.466|103.758|Asia/Kuala_Lumpur|
Jerusalem||IL|31.769|35.216|Asia/Jerusalem|ירושלים
Bandar Lampung||ID|-5.429|105.261|Asia/Jakarta|
Narela||IN|28.853|77.093|Asia/Kolkata|
Bogor||ID|-6.594|106.789|Asia/Jakarta|
Mombasa||KE|-4.055|39.664|Africa/Nairobi|
Cebu City||PH|10.317|123.891|Asia/Manila|
Muscat||OM|23.584|58.408|Asia/Muscat|
Zaporizhia||UA|47.823|35.190|Europe/Zaporozhye|
Marseille||FR|43.297|5.381|Europe/Paris|
Zarqa||JO|32.073|36.088|Asia/Amman|
Naucalpan de Juárez||MX|19.479|-99.240|America/Mexico_City|
Çankaya||TR|39.918|32.863|Europe/Istanbul|
Rahim Yar Khan||PK|28.420|70.303|Asia/Karachi|
Pasragad Branch||IR|34.778|48.472|Asia/Tehran|
Boumerdas||DZ|36.766|3.477|Africa/Algiers|
Jalandhar||IN|31.326|75.579|Asia/Kolkata|
Thiruvananthapuram||IN|8.486|76.949|Asia/Kolkata|
Sakai||JP|34.583|135.467|Asia/Tokyo|
Anyang||CN|36.096|114.383|Asia/Shanghai|
San Miguel de Tucumán||AR|-26.824|-65.223|America/Argentina/Tucuman|
Cotonou||BJ|6.365|2.418|Africa/Porto-Novo|
Salem||IN|11.654|78.155|Asia/Kolkata|
Mérida||MX|20.975|-89.617|America/Merida|
Tiruchirappalli||IN|10.816|78.697|Asia/Kolkata|
Homs||SY|34.727|36.723|Asia/Damascus|
Hohhot||CN|40.811|111.652|Asia/Shanghai|
Niamey||NE|13.514|2.110|Africa/Niamey|
Tainan||TW|22.991|120.213|Asia/Taipei|
Shangyu||CN|30.016|120.871|Asia/Shanghai|
Łódź||PL|51.771|19.474|Europe/Warsaw|
Dammam||SA|26.434|50.103|Asia/Riyadh|
Xining||CN|36.626|101.757|Asia/Shanghai|
Kahrīz||IR|34.384|47.055|Asia/Tehran|
Kota||IN|25.183|75.839|Asia/Kolkata|
Natal||BR|-5.795|-35.209|America/Fortaleza|
Bhubaneshwar||IN|20.272|85.834|Asia/Kolkata|
Qinhuangdao||CN|39.932|119.588|Asia/Shanghai|
Hengyang||CN|26.889|112.619|Asia/Shanghai|
Antalya||TR|36.908|30.696|Europe/Istanbul|
Kraków||PL|50.061|19.937|Europe/Warsaw|
Alīgarh||IN|27.881|78.075|Asia/Kolkata|
Da Nang||VN|16.068|108.221|Asia/Ho_Chi_Minh|
Pietermaritzburg||ZA|-29.617|30.393|Africa/Johannesburg|
Lomé||TG|6.129|1.222|Africa/Lome|
Trujillo||PE|-8.116|-79.030|America/Lima|
Malang||ID|-7.980|112.630|Asia/Jakarta|
Ciudad Guayana||VE|8.351|-62.641|America/Caracas|
Bareilly||IN|28.367|79.432|Asia/Kolkata|
Kigali||RW|-1.950|30.059|Africa/Kigali|
Teresina||BR|-5.089|-42.802|America/Fortaleza|
Xinxiang||CN|35.190|113.802|Asia/Shanghai|
São Bernardo do Campo||BR|-23.694|-46.565|America/Sao_Paulo|
Hegang||CN|47.351|130.300|Asia/Shanghai|
Riga||LV|56.946|24.106|Europe/Riga|
Amsterdam||NL|52.374|4.890|Europe/Amsterdam|
Oyo||NG|7.853|3.931|Africa/Lagos|
Quetta||PK|30.184|67.001|Asia/Karachi|
Nottingham||GB|52.954|-1.150|Europe/London|
Campo Grande||BR|-20.443|-54.646|America/Campo_Grande|
Ashgabat||TM|37.950|58.383|Asia/Ashgabat|
Álvaro Obregón||MX|19.359|-99.203|America/Mexico_City|
Muzaffarābād||PK|34.370|73.471|Asia/Karachi|
Bağcılar||TR|41.039|28.857|Europe/Istanbul|
As Sulaymānīyah||IQ|35.565|45.433|Asia/Baghdad|
San Luis Potosí||MX|22.150|-100.979|America/Mexico_City|
Aguascalientes||MX|21.882|-102.283|America/Mexico_City|
Cúcuta||CO|7.894|-72.508|America/Bogota|
Morādābād||IN|28.839|78.777|Asia/Kolkata|
N'Djamena||TD|12.107|15.044|Africa/Ndjamena|
Langfang||CN|39.510|116.695|Asia/Shanghai|
Zhumadian||CN|32.979|114.029|Asia/Shanghai|
Yantai||CN|37.476|121.441|Asia/Shanghai|
Lviv||UA|49.838|24.023|Europe/Kiev|
Hermosillo||MX|29.103|-110.977|America/Hermosillo|
Edmonton|AB|CA|53.550|-113.469|America/Edmonton|
Jeonju||KR|35.822|127.149|Asia/Seoul|
Saltillo||MX|25.423|-101.005|America/Monterrey|
Zhuzhou||CN|27.833|113.150|Asia/Shanghai|
Subang Jaya||MY|3.044|101.581|Asia/Kuala_Lumpur|
Bhiwandi||IN|19.300|73.059|Asia/Kolkata|
Pekanbaru||ID|0.517|101.442|Asia/Jakarta|
Sevilla||ES|37.383|-5.973|Europe/Madrid|
Tol’yatti||RU|53.530|49.346|Europe/Samara|
Jaboatão||BR|-8.180|-35.001|America/Recife|
Shizuoka||JP|34.983|138.383|Asia/Tokyo|
Santo Domingo Oeste||DO|18.500|-70.000|America/Santo_Domingo|
Rājshāhi||BD|24.374|88.601|Asia/Dhaka|
Battagram||PK|34.677|73.023|Asia/Karachi|
City of Balikpapan||ID|-1.242|116.894|Asia/Makassar|
Santo Domingo Este||DO|18.488|-69.857|America/Santo_Domingo|
Changzhi||CN|35.209|111.739|Asia/Shanghai|
Bulawayo||ZW|-20.150|28.583|Africa/Harare|
Zagreb||HR|45.814|15.978|Europe/Zagreb|
Agadir||MA|30.420|-9.598|Africa/Casablanca|
Sarajevo||BA|43.849|18.356|Europe/Sarajevo|
La Plata||AR|-34.921|-57.955|America/Argentina/Buenos_Aires|
Tunis||TN|36.819|10.166|Africa/Tunis|
Zhangjiakou||CN|40.810|114.879|Asia/Shanghai|
Zigong||CN|29.342|104.777|Asia/Shanghai|
Mexicali||MX|32.628|-115.454|America/Tijuana|
Fuxin||CN|42.016|121.659|Asia/Shanghai|
Enugu||NG|6.441|7.499|Africa/Lagos|
Tangier||MA|35.767|-5.800|Africa/Casablanca|
Huangshi||CN|30.247|115.048|Asia/Shanghai|
Liaoyang||CN|41.272|123.173|Asia/Shanghai|
Sheffield||GB|53.383|-1.466|Europe/London|
Seattle|WA|US|47.606|-122.332|America/Los_Angeles|
Denver|CO|US|39.739|-104.985|America/Denver|
El Paso|TX|US|31.759|-106.487|America/Denver|
Kumamoto||JP|32.806|130.692|Asia/Tokyo|
Raipur||IN|21.233|81.633|Asia/Kolkata|
General Santos||PH|6.113|125.172|Asia/Manila|
Dushanbe||TJ|38.536|68.779|Asia/Dushanbe|
Osasco||BR|-23.532|-46.792|America/Sao_Paulo|
Detroit|MI|US|42.331|-83.046|America/Detroit|
Culiacán||MX|24.790|-107.388|America/Mazatlan|
Matola||MZ|-25.962|32.459|Africa/Maputo|
Zaragoza||ES|41.656|-0.877|Europe/Madrid|
Gorakhpur||IN|26.766|83.369|Asia/Kolkata|
Xiangtan||CN|27.850|112.900|Asia/Shanghai|
Guadalupe||MX|25.677|-100.256|America/Monterrey|
Acapulco de Juárez||MX|16.849|-99.909|America/Mexico_City|
Ipoh||MY|4.584|101.083|Asia/Kuala_Lumpur|
Mississauga|ON|CA|43.579|-79.658|America/Toronto|
Boston|MA|US|42.358|-71.060|America/New_York|
Puyang Chengguanzhen||CN|35.705|115.014|Asia/Shanghai|
Nantong||CN|32.030|120.875|Asia/Shanghai|
Mudanjiang||CN|44.583|129.600|Asia/Shanghai|
Athens||GR|37.984|23.728|Europe/Athens|
Santo André||BR|-23.664|-46.538|America/Sao_Paulo|
Nouakchott||MR|18.086|-15.979|Africa/Nouakchott|
Pointe-Noire||CG|-4.776|11.864|Africa/Brazzaville|
Memphis|TN|US|35.150|-90.049|America/Chicago|
Tlalnepantla||MX|19.540|-99.195|America/Mexico_City|
Kryvyi Rih||UA|47.910|33.380|Europe/Kiev|
João Pessoa||BR|-7.115|-34.863|America/Fortaleza|
Ansan-si||KR|37.324|126.822|Asia/Seoul|
Benghazi||LY|32.115|20.069|Africa/Tripoli|
Frankfurt am Main||DE|50.116|8.684|Europe/Berlin|
Krasnodar||RU|45.045|38.976|Europe/Moscow|
Guilin||CN|25.282|110.286|Asia/Shanghai|
Palermo||IT|38.132|13.336|Europe/Rome|
Colombo||LK|6.935|79.849|Asia/Colombo|
Lilongwe||MW|-13.967|33.787|Africa/Blantyre|
Oran||DZ|35.699|-0.636|Africa/Algiers|
Diyarbakır||TR|37.914|40.217|Europe/Istanbul|
Taguig||PH|14.524|121.079|Asia/Manila|
New South Memphis|TN|US|35.087|-90.057|America/Chicago|
Ulyanovsk||RU|54.328|48.387|Europe/Ulyanovsk|
Kotli||PK|33.518|73.902|Asia/Karachi|
Okayama||JP|34.650|133.933|Asia/Tokyo|
Zhanjiang||CN|21.281|110.343|Asia/Shanghai|
Al Aḩmadī||KW|29.077|48.084|Asia/Kuwait|
Yogyakarta||ID|-7.801|110.365|Asia/Jakarta|
North York|ON|CA|43.767|-79.416|America/Toronto|
Chisinau||MD|47.006|28.858|Europe/Chisinau|
Wrocław||PL|51.100|17.033|Europe/Warsaw|
Cheongju-si||KR|36.637|127.490|Asia/Seoul|
Anyang-si||KR|37.392|126.927|Asia/Seoul|
Tébessa||DZ|35.404|8.124|Africa/Algiers|
Zhenjiang||CN|32.211|119.455|Asia/Shanghai|
Portland|OR|US|45.523|-122.676|America/Los_Angeles|
Winnipeg|MB|CA|49.884|-97.147|America/Winnipeg|
Dandong||CN|40.129|124.395|Asia/Pyongyang|
Oklahoma City|OK|US|35.468|-97.516|America/Chicago|
Izhevsk||RU|56.850|53.204|Europe/Samara|
Jaboatão dos Guararapes||BR|-8.113|-35.015|America/Recife|
Shaoguan||CN|24.800|113.583|Asia/Shanghai|
Yancheng||CN|33.358|120.157|Asia/Shanghai|
Cancún||MX|21.174|-86.847|America/Cancun|
Contagem||BR|-19.932|-44.054|America/Sao_Paulo|
Santiago de Querétaro||MX|20.588|-100.388|America/Mexico_City|
Bhilai||IN|21.209|81.428|Asia/Kolkata|
Panshan||CN|41.188|122.049|Asia/Shanghai|
Djibouti||DJ|11.589|43.145|Africa/Djibouti|
Las Vegas|NV|US|36.175|-115.137|America/Los_Angeles|
Baltimore|MD|US|39.290|-76.612|America/New_York|
Kermanshah||IR|34.314|47.065|Asia/Tehran|
Coyoacán||MX|19.347|-99.162|America/Mexico_City|
Ribeirão Preto||BR|-21.177|-47.810|America/Sao_Paulo|
Al Ḩudaydah||YE|14.798|42.955|Asia/Aden|
Pasig City||PH|14.587|121.061|Asia/Manila|
Bristol||GB|51.455|-2.597|Europe/London|
Jamshedpur||IN|22.803|86.185|Asia/Kolkata|
Haikou||CN|20.046|110.342|Asia/Shanghai|
Ta‘izz||YE|13.580|44.021|Asia/Aden|
São José dos Campos||BR|-23.179|-45.887|America/Sao_Paulo|
Santa María Chimalhuacán||MX|19.422|-98.950|America/Mexico_City|
Taizhou||CN|32.491|119.908|Asia/Shanghai|
Xingtai||CN|37.063|114.494|Asia/Shanghai|
Borivli||IN|19.235|72.860|Asia/Kolkata|
Torreón||MX|25.544|-103.419|America/Monterrey|
Yaroslavl||RU|57.630|39.874|Europe/Moscow|
Benoni||ZA|-26.188|28.321|Africa/Johannesburg|
Hamamatsu||JP|34.700|137.733|Asia/Tokyo|
Cochin||IN|9.940|76.260|Asia/Kolkata|
Jinzhou||CN|41.108|121.142|Asia/Shanghai|
Amrāvati||IN|20.933|77.750|Asia/Kolkata|
Abu Dhabi||AE|24.451|54.397|Asia/Dubai|
Haiphong||VN|20.865|106.683|Asia/Bangkok|
Washington, D.C.|DC|US|38.895|-77.036|America/New_York|
Islamabad||PK|33.721|73.043|Asia/Karachi|
Kirkuk||IQ|35.468|44.392|Asia/Baghdad|
Sāngli||IN|16.854|74.564|Asia/Kolkata|
Milwaukee|WI|US|43.039|-87.906|America/Chicago|
Situbondo||ID|-7.706|114.010|Asia/Jakarta|
Shuangyashan||CN|46.636|131.154|Asia/Shanghai|
Vancouver|BC|CA|49.250|-123.119|America/Vancouver|
Scarborough|ON|CA|43.772|-79.257|America/Toronto|
Barnaul||RU|53.361|83.764|Asia/Barnaul|
Rotterdam||NL|51.922|4.479|Europe/Amsterdam|
Morelia||MX|19.701|-101.184|America/Mexico_City|
Luancheng||CN|37.879|114.652|Asia/Shanghai|
Rasht||IR|37.276|49.589|Asia/Tehran|
Abeokuta||NG|7.156|3.345|Africa/Lagos|
Essen||DE|51.457|7.012|Europe/Berlin|
Kayseri||TR|38.732|35.485|Europe/Istanbul|
Glasgow||GB|55.865|-4.258|Europe/London|
Gold Coast|QLD|AU|-28.000|153.431|Australia/Brisbane|
Yingkou||CN|40.665|122.228|Asia/Shanghai|
Abuja||NG|9.058|7.495|Africa/Lagos|
Las Piñas||PH|14.451|120.983|Asia/Manila|
Zhangzhou||CN|24.513|117.656|Asia/Shanghai|
Stuttgart||DE|48.782|9.177|Europe/Berlin|
Reynosa||MX|26.081|-98.288|America/Matamoros|
Dortmund||DE|51.515|7.466|Europe/Berlin|
Vladivostok||RU|43.106|131.874|Asia/Vladivostok|
Irkutsk||RU|52.298|104.296|Asia/Irkutsk|
Blantyre||MW|-15.785|35.009|Africa/Blantyre|
New Kingston||JM|18.007|-76.783|America/Jamaica|
Üsküdar||TR|41.023|29.014|Europe/Istanbul|
Genoa||IT|44.405|8.944|Europe/Rome|
Cuttack||IN|20.465|85.879|Asia/Kolkata|
Oslo||NO|59.913|10.746|Europe/Oslo|
Hachiōji||JP|35.656|139.324|Asia/Tokyo|
Khabarovsk||RU|48.483|135.084|Asia/Vladivostok|
Khabarovsk Vtoroy||RU|48.438|135.133|Asia/Vladivostok|
Libreville||GA|0.392|9.454|Africa/Libreville|
Kerman||IR|30.283|57.079|Asia/Tehran|
Chiclayo||PE|-6.771|-79.841|America/Lima|
Orūmīyeh||IR|37.553|45.076|Asia/Tehran|
Bahçelievler||TR|41.002|28.860|Europe/Istanbul|
Bengbu||CN|32.941|117.361|Asia/Shanghai|
Bīkaner||IN|28.018|73.315|Asia/Kolkata|
Tlaquepaque||MX|20.641|-103.293|America/Mexico_City|
Tlalpan||MX|19.295|-99.162|America/Mexico_City|
Umraniye||TR|41.016|29.125|Europe/Istanbul|
Düsseldorf||DE|51.222|6.776|Europe/Berlin|
Banjarmasin||ID|-3.320|114.591|Asia/Makassar|
Göteborg||SE|57.707|11.967|Europe/Stockholm|
Shihezi||CN|44.302|86.037|Asia/Urumqi|
Bucaramanga||CO|7.125|-73.120|America/Bogota|
South Boston|MA|US|42.333|-71.049|America/New_York|
Kuching||MY|1.550|110.333|Asia/Kuching|
Poznań||PL|52.407|16.930|Europe/Warsaw|
Málaga||ES|36.720|-4.420|Europe/Madrid|
Bouaké||CI|7.694|-5.030|Africa/Abidjan|
Nyala||SD|12.049|24.881|Africa/Khartoum|
Asmara||ER|15.338|38.932|Africa/Asmara|
Sokoto||NG|13.063|5.243|Africa/Lagos|
Uberlândia||BR|-18.919|-48.277|America/Sao_Paulo|
Onitsha||NG|6.150|6.786|Africa/Lagos|
Honchō||JP|35.701|139.986|Asia/Tokyo|
Albuquerque|NM|US|35.084|-106.651|America/Denver|
Hamhŭng||KP|39.918|127.536|Asia/Pyongyang|
Sorocaba||BR|-23.502|-47.458|America/Sao_Paulo|
Helsinki||FI|60.170|24.935|Europe/Helsinki|
Warangal||IN|18.000|79.583|Asia/Kolkata|
Santiago de Cuba||CU|20.021|-75.827|America/Havana|
Siping||CN|43.161|124.378|Asia/Shanghai|
Kagoshima||JP|31.567|130.550|Asia/Tokyo|
Surakarta||ID|-7.556|110.832|Asia/Jakarta|
Huai'an||CN|33.589|119.019|Asia/Shanghai|
Bhavnagar||IN|21.763|72.153|Asia/Kolkata|
Mar del Plata||AR|-38.000|-57.556|America/Argentina/Buenos_Aires|
Bahawalpur||PK|29.398|71.675|Asia/Karachi|
Zahedan||IR|29.496|60.863|Asia/Tehran|
Aden||YE|12.779|45.037|Asia/Aden|
Nanded||IN|19.160|77.315|Asia/Kolkata|
Orenburg||RU|51.773|55.099|Asia/Yekaterinburg|
Pristina||XK|42.673|21.167|Europe/Belgrade|
Changwon||KR|35.228|128.681|Asia/Seoul|
Jiamusi||CN|46.799|130.316|Asia/Shanghai|
Antipolo||PH|14.626|121.123|Asia/Manila|
Neijiang||CN|29.584|105.062|Asia/Shanghai|
Bremen||DE|53.076|8.807|Europe/Berlin|
Meknès||MA|33.894|-5.547|Africa/Casablanca|
Banqiao||TW|25.014|121.467|Asia/Taipei|
Sargodha||PK|32.086|72.674|Asia/Karachi|
Bangui||CF|4.361|18.555|Africa/Bangui|
Vilnius||LT|54.689|25.280|Europe/Vilnius|
Yangzhou||CN|32.397|119.436|Asia/Shanghai|
Novokuznetsk||RU|53.756|87.110|Asia/Novokuznetsk|
Kisangani||CD|0.515|25.191|Africa/Lubumbashi|
Port Said||EG|31.265|32.302|Africa/Cairo|
Mersin||TR|36.812|34.639|Europe/Istanbul|
Tuxtla||MX|16.760|-93.113|America/Mexico_City|
Raurkela||IN|22.225|84.864|Asia/Kolkata|
Warri||NG|5.517|5.750|Africa/Lagos|
Guli||CN|28.882|120.033|Asia/Shanghai|
Ebute Ikorodu||NG|6.601|3.488|Africa/Lagos|
Tanggu||CN|39.021|117.647|Asia/Shanghai|
Jiangmen||CN|22.583|113.083|Asia/Shanghai|
Cuauhtémoc||MX|19.445|-99.146|America/Mexico_City|
Tucson|AZ|US|32.222|-110.926|America/Phoenix|
Nashville|TN|US|36.166|-86.784|America/Chicago|
Ta’if||SA|21.270|40.416|Asia/Riyadh|
Beira||MZ|-19.844|34.839|Africa/Maputo|
Guntur||IN|16.300|80.457|Asia/Kolkata|
Touba||SN|14.850|-15.883|Africa/Dakar|
Québec|QC|CA|46.812|-71.215|America/Toronto|
Hamadān||IR|34.799|48.515|Asia/Tehran|
Cangzhou||CN|38.317|116.867|Asia/Shanghai|
San Salvador||SV|13.689|-89.187|America/El_Salvador|
Dehra Dūn||IN|30.324|78.034|Asia/Kolkata|
Cuiabá||BR|-15.596|-56.097|America/Cuiaba|
Petaling Jaya||MY|3.107|101.607|Asia/Kuala_Lumpur|
Macau||MO|22.201|113.546|Asia/Macau|
Bhayandar||IN|19.302|72.851|Asia/Kolkata|
Esenler||TR|41.044|28.876|Europe/Istanbul|
Ryazan’||RU|54.627|39.692|Europe/Moscow|
Fresno|CA|US|36.748|-119.772|America/Los_Angeles|
Hamilton|ON|CA|43.250|-79.850|America/Toronto|
Tyumen||RU|57.152|65.527|Asia/Yekaterinburg|
Durgapur||IN|23.516|87.308|Asia/Kolkata|
Victoria de Durango||MX|24.020|-104.658|America/Monterrey|
Ajmer||IN|26.452|74.639|Asia/Kolkata|
Lisbon||PT|38.717|-9.133|Europe/Lisbon|
Changde||CN|29.032|111.698|Asia/Shanghai|
Jiaozuo||CN|35.240|113.233|Asia/Shanghai|
Ulhasnagar||IN|19.217|73.150|Asia/Kolkata|
Kolhāpur||IN|16.696|74.232|Asia/Kolkata|
Lipetsk||RU|52.603|39.571|Europe/Moscow|
Siliguri||IN|26.710|88.429|Asia/Kolkata|
Hannover||DE|52.371|9.733|Europe/Berlin|
Eskişehir||TR|39.777|30.521|Europe/Istanbul|
Āzādshahr||IR|34.790|48.570|Asia/Tehran|
Salta||AR|-24.786|-65.412|America/Argentina/Salta|
Penza||RU|53.201|45.005|Europe/Moscow|
Tembisa||ZA|-25.996|28.227|Africa/Johannesburg|
Bilimora||IN|20.770|72.961|Asia/Kolkata|
Mykolayiv||UA|46.966|31.997|Europe/Kiev|
Aparecida de Goiânia||BR|-16.823|-49.244|America/Sao_Paulo|
Puente Alto||CL|-33.612|-70.576|America/Santiago|
Makati City||PH|14.550|121.033|Asia/Manila|
Tonghua||CN|41.720|125.926|Asia/Shanghai|
Naberezhnyye Chelny||RU|55.725|52.411|Europe/Moscow|
Leicester||GB|52.639|-1.132|Europe/London|
Wuhu||CN|31.337|118.374|Asia/Shanghai|
Niigata||JP|37.886|139.006|Asia/Tokyo|
Karol Bāgh||IN|28.651|77.191|Asia/Kolkata|
Leipzig||DE|51.340|12.371|Europe/Berlin|
Kalininskiy||RU|59.997|30.390|Europe/Moscow|
Duisburg||DE|51.432|6.765|Europe/Berlin|
Āsansol||IN|23.683|86.983|Asia/Kolkata|
Arāk||IR|34.095|49.698|Asia/Tehran|
Astrakhan||RU|46.350|48.041|Europe/Astrakhan|
Zhuhai||CN|22.277|113.568|Asia/Shanghai|
Pohang||KR|36.029|129.365|Asia/Seoul|
Nürnberg||DE|49.454|11.078|Europe/Berlin|
Shashi||CN|30.307|112.245|Asia/Shanghai|
Makhachkala||RU|42.976|47.502|Europe/Moscow|
Cimahi||ID|-6.872|107.543|Asia/Jakarta|
Wuwei||CN|37.927|102.632|Asia/Shanghai|
Jamnagar||IN|22.473|70.067|Asia/Kolkata|
Sacramento|CA|US|38.582|-121.494|America/Los_Angeles|
Aracaju||BR|-10.911|-37.072|America/Maceio|
Ajman City||AE|25.402|55.479|Asia/Dubai|
Jianshui||CN|24.277|101.224|Asia/Shanghai|
Port Sudan||SD|19.617|37.216|Africa/Khartoum|
Santa Fe||AR|-31.649|-60.709|America/Argentina/Cordoba|
San Pedro Sula||HN|15.504|-88.025|America/Tegucigalpa|
Toluca||MX|19.288|-99.653|America/Mexico_City|
Ciudad López Mateos||MX|19.558|-99.257|America/Mexico_City|
Suez||EG|29.974|32.526|Africa/Cairo|
Dresden||DE|51.051|13.738|Europe/Berlin|
Tomsk||RU|56.498|84.974|Asia/Tomsk|
Masina||CD|-4.384|15.391|Africa/Kinshasa|
Sahāranpur||IN|29.968|77.545|Asia/Kolkata|
Cuautitlán Izcalli||MX|19.644|-99.216|America/Mexico_City|
Gulbarga||IN|17.336|76.838|Asia/Kolkata|
Bhātpāra||IN|22.866|88.401|Asia/Kolkata|
Najaf||IQ|32.026|44.346|Asia/Baghdad|
Feira de Santana||BR|-12.267|-38.967|America/Bahia|
Shah Alam||MY|3.085|101.533|Asia/Kuala_Lumpur|
Mariupol||UA|47.095|37.541|Europe/Kiev|
Himeji||JP|34.817|134.700|Asia/Tokyo|
Homyel'||BY|52.434|30.975|Europe/Minsk|
Qionghai||CN|19.242|110.464|Asia/Shanghai|
Okene||NG|7.551|6.236|Africa/Lagos|
Uijeongbu-si||KR|37.742|127.047|Asia/Seoul|
East London||ZA|-33.015|27.912|Africa/Johannesburg|
Yazd||IR|31.897|54.367|Asia/Tehran|
Hargeysa||SO|9.560|44.065|Africa/Mogadishu|
Sialkot||PK|32.493|74.531|Asia/Karachi|
Kemerovo||RU|55.333|86.083|Asia/Novokuznetsk|
Yichang||CN|30.714|111.285|Asia/Shanghai|
Hwaseong-si||KR|37.207|126.817|Asia/Seoul|
Kansas City|MO|US|39.100|-94.579|America/Chicago|
Yinchuan||CN|38.468|106.273|Asia/Shanghai|
Skopje||MK|41.996|21.431|Europe/Skopje|
Vereeniging||ZA|-26.673|27.926|Africa/Johannesburg|
The Hague||NL|52.077|4.299|Europe/Amsterdam|
Long Beach|CA|US|33.767|-118.189|America/Los_Angeles|
Mixco||GT|14.631|-90.607|America/Guatemala|
Lyon||FR|45.748|4.847|Europe/Paris|
Londrina||BR|-23.310|-51.163|America/Sao_Paulo|
Mesa|AZ|US|33.422|-111.823|America/Phoenix|
Jiaojiang||CN|28.698|121.473|Asia/Shanghai|
Matsudo||JP|35.780|139.901|Asia/Tokyo|
Juiz de Fora||BR|-21.764|-43.350|America/Sao_Paulo|
Nishinomiya-hama||JP|34.716|135.332|Asia/Tokyo|
Tula||RU|54.196|37.618|Europe/Moscow|
Staten Island|NY|US|40.562|-74.140|America/New_York|
Kawaguchi||JP|35.805|139.711|Asia/Tokyo|
Ciudad Apodaca||MX|25.782|-100.188|America/Monterrey|
Zunyi||CN|27.687|106.907|Asia/Shanghai|
Jiaxing||CN|30.752|120.750|Asia/Shanghai|
Belford Roxo||BR|-22.764|-43.399|America/Sao_Paulo|
Jammu||IN|32.736|74.869|Asia/Kolkata|
Liaoyuan||CN|42.904|125.136|Asia/Shanghai|
Edinburgh||GB|55.952|-3.196|Europe/London|
Atlanta|GA|US|33.749|-84.388|America/New_York|
Kananga||CD|-5.896|22.417|Africa/Lubumbashi|
Bloemfontein||ZA|-29.121|26.214|Africa/Johannesburg|
Xiangyang||CN|32.042|112.145|Asia/Shanghai|
Gdańsk||PL|54.352|18.649|Europe/Warsaw|
Calabar||NG|4.959|8.327|Africa/Lagos|
Dadukou||CN|26.548|101.705|Asia/Shanghai|
Joinville||BR|-26.304|-48.846|America/Sao_Paulo|
Ḩamāh||SY|35.132|36.758|Asia/Damascus|
Kurnool||IN|15.829|78.036|Asia/Kolkata|
Antwerp||BE|51.220|4.400|Europe/Brussels|Antwerpen,אנטוורפן
Kanazawa||JP|36.600|136.617|Asia/Tokyo|
Karabağlar||TR|38.374|27.135|Europe/Istanbul|
Zamboanga||PH|6.910|122.074|Asia/Manila|
Kirov||RU|58.597|49.660|Europe/Kirov|
Ujjain||IN|23.182|75.776|Asia/Kolkata|
Kota Kinabalu||MY|5.975|116.072|Asia/Kuching|
Colorado Springs|CO|US|38.834|-104.821|America/Denver|
Niterói||BR|-22.883|-43.104|America/Sao_Paulo|
Hengshui||CN|37.732|115.701|Asia/Shanghai|
Tabuk||SA|28.400|36.572|Asia/Riyadh|
Pontianak||ID|-0.032|109.325|Asia/Pontianak|
Leeds||GB|53.796|-1.548|Europe/London|
Namp’o||KP|38.737|125.408|Asia/Pyongyang|
Bacolod City||PH|10.667|122.950|Asia/Manila|
São João de Meriti||BR|-22.804|-43.372|America/Sao_Paulo|
Mansilingan||PH|10.631|122.979|Asia/Manila|
Virginia Beach|VA|US|36.853|-75.978|America/New_York|
Rāmgundam||IN|18.801|79.452|Asia/Kolkata|
Luhansk||UA|48.567|39.317|Europe/Kiev|
Manado||ID|1.482|124.849|Asia/Makassar|
Karagandy||KZ|49.802|73.102|Asia/Almaty|
Raleigh|NC|US|35.772|-78.639|America/New_York|
Jining||CN|35.405|116.581|Asia/Shanghai|
Constantine||DZ|36.365|6.615|Africa/Algiers|
Juba||SS|4.852|31.582|Africa/Juba|
Muratpaşa||TR|36.892|30.765|Europe/Istanbul|
Wenshan City||CN|23.363|104.250|Asia/Shanghai|
Utsunomiya||JP|36.567|139.883|Asia/Tokyo|
Heroica Matamoros||MX|25.880|-97.504|America/Matamoros|
Şanlıurfa||TR|37.167|38.794|Europe/Istanbul|
Chengde||CN|40.952|117.959|Asia/Shanghai|
Ōita||JP|33.233|131.600|Asia/Tokyo|
Cardiff||GB|51.480|-3.180|Europe/London|
San Juan||AR|-31.538|-68.536|America/Argentina/San_Juan|
Cheboksary||RU|56.132|47.252|Europe/Moscow|
Boksburg||ZA|-26.212|28.260|Africa/Johannesburg|
Cagayan de Oro||PH|8.482|124.647|Asia/Manila|
Omaha|NE|US|41.256|-95.940|America/Chicago|
Matsuyama||JP|33.839|132.766|Asia/Tokyo|
San Nicolás de los Garza||MX|25.742|-100.302|America/Monterrey|
Amagasaki||JP|34.717|135.417|Asia/Tokyo|
Carrefour||HT|18.541|-72.399|America/Port-au-Prince|
Shyamnagar||IN|22.833|88.367|Asia/Kolkata|
Dasmariñas||PH|14.329|120.937|Asia/Manila|
Malatya||TR|38.350|38.317|Europe/Istanbul|
Miami|FL|US|25.774|-80.194|America/New_York|
Nangi||IN|22.508|88.215|Asia/Kolkata|
Pereira||CO|4.813|-75.696|America/Bogota|
Kozhikode||IN|11.248|75.780|Asia/Kolkata|
Mawlamyine||MM|16.491|97.628|Asia/Yangon|
Iquitos||PE|-3.749|-73.254|America/Lima|
Kurashiki||JP|34.583|133.767|Asia/Tokyo|
Sunch’ŏn||KP|39.432|125.933|Asia/Pyongyang|
Sultangazi||TR|41.107|28.868|Europe/Istanbul|
Garoua||CM|9.301|13.398|Africa/Douala|
Murcia||ES|37.987|-1.130|Europe/Madrid|
Mwanza||TZ|-2.517|32.900|Africa/Dar_es_Salaam|
Uyo||NG|5.051|7.934|Africa/Lagos|
Bei’an||CN|48.267|126.600|Asia/Shanghai|
Kousséri||CM|12.077|15.031|Africa/Douala|
Mālegaon||IN|20.550|74.535|Asia/Kolkata|
Davangere||IN|14.467|75.927|Asia/Kolkata|
Kaliningrad||RU|54.706|20.511|Europe/Kaliningrad|
Karbala||IQ|32.616|44.025|Asia/Baghdad|
Masan||KR|35.127|126.831|Asia/Seoul|
Ananindeua||BR|-1.366|-48.372|America/Belem|
Balikpapan||ID|-1.268|116.829|Asia/Makassar|
Brampton|ON|CA|43.683|-79.766|America/Toronto|
Toulouse||FR|43.604|1.444|Europe/Paris|
Tel Aviv||IL|32.081|34.781|Asia/Jerusalem|תל אביב
Namangan||UZ|40.998|71.673|Asia/Tashkent|
Katsina||NG|12.991|7.602|Africa/Lagos|
Welkom||ZA|-27.977|26.735|Africa/Johannesburg|
Santa Marta||CO|11.241|-74.199|America/Bogota|
Al Maḩallah al Kubrá||EG|30.971|31.167|Africa/Cairo|
Venustiano Carranza||MX|19.444|-99.105|America/Mexico_City|
Jalgaon||IN|21.003|75.566|Asia/Kolkata|
Yokosuka||JP|35.284|139.667|Asia/Tokyo|
Akola||IN|20.710|76.998|Asia/Kolkata|
Belgaum||IN|15.852|74.504|Asia/Kolkata|
Veracruz||MX|19.181|-96.143|America/Mexico_City|
Luqiao||CN|28.580|121.375|Asia/Shanghai|
Bryansk||RU|53.252|34.372|Europe/Moscow|
Maltepe||TR|40.936|29.155|Europe/Istanbul|
Al Kharj||SA|24.155|47.335|Asia/Riyadh|
Barcelona||VE|10.136|-64.686|America/Caracas|
Chaozhou||CN|23.654|116.623|Asia/Shanghai|
Xalapa de Enríquez||MX|19.531|-96.916|America/Mexico_City|
Ado-Ekiti||NG|7.623|5.221|Africa/Lagos|
Bratislava||SK|48.148|17.107|Europe/Bratislava|
Gaya||IN|24.797|85.004|Asia/Kolkata|
Udaipur||IN|24.586|73.713|Asia/Kolkata|
Likasi||CD|-10.983|26.738|Africa/Lubumbashi|
Luxor||EG|25.699|32.642|Africa/Cairo|
Ibagué||CO|4.439|-75.232|America/Bogota|
Shaoxing||CN|30.002|120.579|Asia/Shanghai|
Ivanovo||RU|56.997|40.971|Europe/Moscow|
Erzurum||TR|39.909|41.277|Europe/Istanbul|
Akure||NG|7.253|5.193|Africa/Lagos|
Asyūţ||EG|27.181|31.184|Africa/Cairo|
Jambi City||ID|-1.600|103.617|Asia/Jakarta|
Al Manşūrah||EG|31.036|31.381|Africa/Cairo|
Oakland|CA|US|37.804|-122.271|America/Los_Angeles|
Korba||IN|22.346|82.696|Asia/Kolkata|
Bokāro||IN|23.787|85.956|Asia/Kolkata|
San Juan||PR|18.466|-66.106|America/Puerto_Rico|
Kolwezi||CD|-10.715|25.467|Africa/Lubumbashi|
Auckland||NZ|-36.849|174.763|Pacific/Auckland|
Sukkur||PK|27.703|68.859|Asia/Karachi|
Mangalore||IN|12.917|74.856|Asia/Kolkata|
Luohe||CN|33.564|114.043|Asia/Shanghai|
Pasay||PH|14.537|121.001|Asia/Manila|
Sevastopol||UA|44.608|33.521|Europe/Simferopol|
Azcapotzalco||MX|19.487|-99.186|America/Mexico_City|
Shymkent||KZ|42.300|69.600|Asia/Almaty|
Yangquan||CN|37.858|113.563|Asia/Shanghai|
Magnitogorsk||RU|53.419|59.047|Asia/Yekaterinburg|
Jhānsi||IN|25.459|78.580|Asia/Kolkata|
Florianópolis||BR|-27.597|-48.549|America/Sao_Paulo|
Wandsbek||DE|53.583|10.083|Europe/Berlin|
Santos||BR|-23.961|-46.334|America/Sao_Paulo|
Maturín||VE|9.746|-63.183|America/Caracas|
Minneapolis|MN|US|44.980|-93.264|America/Chicago|
Thoothukudi||IN|8.767|78.134|Asia/Kolkata|
Ardabīl||IR|38.250|48.293|Asia/Tehran|
Nagasaki||JP|32.750|129.883|Asia/Tokyo|
Chaoyang||CN|41.570|120.459|Asia/Shanghai|
Kursk||RU|51.737|36.187|Europe/Moscow|
Tonalá||MX|20.624|-103.234|America/Mexico_City|
Jeju City||KR|33.510|126.522|Asia/Seoul|
Panamá||PA|8.994|-79.520|America/Panama|
Xochimilco||MX|19.255|-99.104|America/Mexico_City|
Szczecin||PL|53.429|14.553|Europe/Warsaw|
Biên Hòa||VN|10.945|106.824|Asia/Ho_Chi_Minh|
Villa Nueva||GT|14.525|-90.585|America/Guatemala|
Ribeirão das Neves||BR|-19.767|-44.087|America/Sao_Paulo|
Hirakata||JP|34.814|135.649|Asia/Tokyo|
Oujda-Angad||MA|34.681|-1.909|Africa/Casablanca|
Tanda||EG|30.788|31.002|Africa/Cairo|
Newcastle||ZA|-27.758|29.932|Africa/Johannesburg|
Nellore||IN|14.450|79.987|Asia/Kolkata|
Hsinchu||TW|24.804|120.969|Asia/Taipei|
Jixi||CN|45.301|130.957|Asia/Shanghai|
Zanzibar||TZ|-6.164|39.198|Africa/Dar_es_Salaam|
Tulsa|OK|US|36.154|-95.993|America/Chicago|
Taoyuan City||TW|24.994|121.297|Asia/Taipei|
Kassala||SD|15.451|36.400|Africa/Khartoum|
Lekki||NG|6.409|4.092|Africa/Lagos|
Palma||ES|39.569|2.650|Europe/Madrid|
Kitwe||ZM|-12.802|28.213|Africa/Lusaka|
Nasiriyah||IQ|31.058|46.257|Asia/Baghdad|
Tver||RU|56.858|35.901|Europe/Moscow|
West Jerusalem||IL|31.782|35.220|Asia/Jerusalem|
Machida||JP|35.540|139.451|Asia/Tokyo|
Yangjiang||CN|21.856|111.963|Asia/Shanghai|
Khmelnytskyi||UA|49.422|26.997|Europe/Kiev|
Gifu-shi||JP|35.423|136.760|Asia/Tokyo|
Tiruppur||IN|11.115|77.355|Asia/Kolkata|
Keelung||TW|25.128|121.742|Asia/Taipei|
Al Hoceïma||MA|35.252|-3.937|Africa/Casablanca|
Manchester||GB|53.481|-2.237|Europe/London|
Surrey|BC|CA|49.106|-122.825|America/Vancouver|
Vila Velha||BR|-20.330|-40.292|America/Sao_Paulo|
Weifang||CN|36.710|119.102|Asia/Shanghai|
Fujisawa||JP|35.349|139.477|Asia/Tokyo|
Ndola||ZM|-12.959|28.637|Africa/Lusaka|
Kollam||IN|8.881|76.585|Asia/Kolkata|
Serra||BR|-20.129|-40.308|America/Sao_Paulo|
Samsun||TR|41.280|36.336|Europe/Istanbul|
Tallinn||EE|59.437|24.754|Europe/Tallinn|
Bamenda||CM|5.960|10.146|Africa/Douala|
El Obeid||SD|13.184|30.217|Africa/Khartoum|
Bello||CO|6.337|-75.558|America/Bogota|
Xinpu||CN|34.600|119.159|Asia/Shanghai|
Sandakan||MY|5.840|118.118|Asia/Kuching|
Buraydah||SA|26.326|43.975|Asia/Riyadh|
Kandahār||AF|31.613|65.710|Asia/Kabul|
Diadema||BR|-23.686|-46.623|America/Sao_Paulo|
Wichita|KS|US|37.692|-97.338|America/Chicago|
New Orleans|LA|US|29.955|-90.075|America/Chicago|
Comilla||BD|23.462|91.185|Asia/Dhaka|
Samut Prakan||TH|13.599|100.597|Asia/Bangkok|
Nampula||MZ|-15.116|39.267|Africa/Maputo|
Arlington|TX|US|32.736|-97.108|America/Chicago|
Cleveland|OH|US|41.499|-81.695|America/New_York|
Bissau||GW|11.864|-15.598|Africa/Bissau|
Iloilo||PH|10.697|122.564|Asia/Manila|
Khamis Mushait||SA|18.300|42.733|Asia/Riyadh|
Campos dos Goytacazes||BR|-21.752|-41.330|America/Sao_Paulo|
Resistencia||AR|-27.461|-58.984|America/Argentina/Cordoba|
Mişrātah||LY|32.375|15.093|Africa/Tripoli|
Mauá||BR|-23.668|-46.461|America/Sao_Paulo|
Abomey-Calavi||BJ|6.449|2.356|Africa/Porto-Novo|
Bochum||DE|51.482|7.216|Europe/Berlin|
Benito Juárez||MX|19.373|-99.156|America/Mexico_City|
Sector 3||RO|44.423|26.169|Europe/Bucharest|
Toyonaka||JP|34.782|135.469|Asia/Tokyo|
Iztacalco||MX|19.395|-99.098|America/Mexico_City|
Betim||BR|-19.968|-44.198|America/Sao_Paulo|
Fukuyama||JP|34.483|133.367|Asia/Tokyo|
N’dalatando||AO|-9.298|14.912|Africa/Luanda|
Delmas 73||HT|18.545|-72.303|America/Port-au-Prince|
Pasto||CO|1.214|-77.281|America/Bogota|
Batman||TR|37.887|41.132|Europe/Istanbul|
Wellington||NZ|-41.287|174.776|Pacific/Auckland|
Las Palmas de Gran Canaria||ES|28.100|-15.413|Atlantic/Canary|
Mazatlán||MX|23.233|-106.406|America/Mazatlan|
Caxias do Sul||BR|-29.168|-51.179|America/Sao_Paulo|
Nizhny Tagil||RU|57.919|59.965|Asia/Yekaterinburg|
Irapuato||MX|20.677|-101.356|America/Mexico_City|
Bochum-Hordel||DE|51.502|7.176|Europe/Berlin|
Dezhou||CN|37.451|116.310|Asia/Shanghai|
Krugersdorp||ZA|-26.086|27.775|Africa/Johannesburg|
Pānihāti||IN|22.691|88.374|Asia/Kolkata|
Shibganj||BD|25.001|89.323|Asia/Dhaka|
Toyohashi||JP|34.767|137.383|Asia/Tokyo|
Zhoukou||CN|33.633|114.633|Asia/Shanghai|
Laval|QC|CA|45.570|-73.692|America/Toronto|
Huancayo||PE|-12.065|-75.205|America/Lima|
Makiyivka||UA|48.048|37.926|Europe/Kiev|
Putian||CN|25.439|119.010|Asia/Shanghai|
Kahramanmaraş||TR|37.585|36.926|Europe/Istanbul|
Minato||JP|34.215|135.150|Asia/Tokyo|
Tirana||AL|41.328|19.819|Europe/Tirane|
São José do Rio Preto||BR|-20.820|-49.379|America/Sao_Paulo|
Kaunas||LT|54.903|23.910|Europe/Vilnius|
Nuevo Laredo||MX|27.476|-99.516|America/Matamoros|
Bakersfield|CA|US|35.373|-119.019|America/Los_Angeles|
Zhangjiakou Shi Xuanhua Qu||CN|40.610|115.045|Asia/Shanghai|
Seremban||MY|2.730|101.938|Asia/Kuala_Lumpur|
Miguel Hidalgo||MX|19.434|-99.200|America/Mexico_City|
Stoke-on-Trent||GB|53.004|-2.185|Europe/London|
Pingxiang||CN|27.617|113.854|Asia/Shanghai|
Van||TR|38.495|43.383|Europe/Istanbul|
Honolulu|HI|US|21.307|-157.858|Pacific/Honolulu|
Abadan||IR|30.339|48.304|Asia/Tehran|
Puerto La Cruz||VE|10.214|-64.633|America/Caracas|
Fenghuang||CN|27.936|109.600|Asia/Shanghai|
Brno||CZ|49.195|16.608|Europe/Prague|
Mahilyow||BY|53.917|30.345|Europe/Minsk|
Natore||BD|24.411|88.987|Asia/Dhaka|
Tampa|FL|US|27.948|-82.458|America/New_York|
Sector 6||RO|44.436|26.016|Europe/Bucharest|
Canberra|ACT|AU|-35.283|149.128|Australia/Sydney|
Nara-shi||JP|34.685|135.805|Asia/Tokyo|
Ahmadnagar||IN|19.095|74.738|Asia/Kolkata|
Dhūlia||IN|20.901|74.777|Asia/Kolkata|
Olinda||BR|-8.009|-34.855|America/Recife|
Kenitra||MA|34.261|-6.580|Africa/Casablanca|
Bydgoszcz||PL|53.123|18.008|Europe/Warsaw|
Kuantan||MY|3.808|103.326|Asia/Kuala_Lumpur|
Bologna||IT|44.494|11.339|Europe/Rome|
Cheonan||KR|36.806|127.152|Asia/Seoul|
Petare||VE|10.477|-66.808|America/Caracas|
Larkana||PK|27.559|68.212|Asia/Karachi|
Al Qadarif||SD|14.035|35.383|Africa/Khartoum|
Christchurch||NZ|-43.533|172.633|Pacific/Auckland|
Stavropol’||RU|45.043|41.973|Europe/Moscow|
Toyota||JP|35.083|137.150|Asia/Tokyo|
Manukau City||NZ|-36.993|174.880|Pacific/Auckland|
Zhaoqing||CN|23.049|112.461|Asia/Shanghai|
Ataşehir||TR|40.983|29.117|Europe/Istanbul|
Bhāgalpur||IN|25.244|86.972|Asia/Kolkata|
Shekhupura||PK|31.713|73.986|Asia/Karachi|
Carapicuíba||BR|-23.523|-46.835|America/Sao_Paulo|
Wuppertal||DE|51.256|7.148|Europe/Berlin|
Tamale||GH|9.401|-0.839|Africa/Accra|
Ulan-Ude||RU|51.827|107.606|Asia/Irkutsk|
Nagano||JP|36.650|138.183|Asia/Tokyo|
Bobo-Dioulasso||BF|11.177|-4.298|Africa/Ouagadougou|
Lublin||PL|51.250|22.567|Europe/Warsaw|
Huocheng||CN|44.053|80.872|Asia/Urumqi|
Aurora|CO|US|39.729|-104.832|America/Denver|
Coventry||GB|52.407|-1.512|Europe/London|
Halifax|NS|CA|44.646|-63.573|America/Halifax|
Anqing||CN|30.514|117.047|Asia/Shanghai|
Taraz||KZ|42.900|71.367|Asia/Almaty|
San Jose del Monte||PH|14.814|121.045|Asia/Manila|
Manizales||CO|5.069|-75.517|America/Bogota|
Kwangmyŏng||KR|37.477|126.866|Asia/Seoul|
Zanjān||IR|36.676|48.496|Asia/Tehran|
Iwaki||JP|37.050|140.883|Asia/Tokyo|
Bacoor||PH|14.459|120.939|Asia/Manila|
Asahikawa||JP|43.771|142.365|Asia/Tokyo|
Xico||MX|19.270|-98.951|America/Mexico_City|
Kimhae||KR|35.234|128.881|Asia/Seoul|
Arkhangel’sk||RU|64.540|40.543|Europe/Moscow|
Ambon||ID|-3.696|128.183|Asia/Jayapura|
Samarinda||ID|-0.492|117.146|Asia/Makassar|
Benito Juarez||MX|19.398|-99.158|America/Mexico_City|
Bilbao||ES|43.263|-2.925|Europe/Madrid|
Santiago del Estero||AR|-27.795|-64.261|America/Argentina/Cordoba|
Takatsuki||JP|34.848|135.617|Asia/Tokyo|
Thessaloníki||GR|40.644|22.931|Europe/Athens|
Villahermosa||MX|17.987|-92.930|America/Mexico_City|
Barinas||VE|8.623|-70.207|America/Caracas|
Neiva||CO|2.927|-75.282|America/Bogota|
Ciudad General Escobedo||MX|25.797|-100.318|America/Monterrey|
Okazaki||JP|34.950|137.167|Asia/Tokyo|
Bandar Abbas||IR|27.186|56.281|Asia/Tehran|
Vinnytsia||UA|49.233|28.481|Europe/Kiev|
Ras Al Khaimah City||AE|25.790|55.943|Asia/Dubai|
Anshun||CN|26.250|105.933|Asia/Shanghai|
Suita||JP|34.761|135.516|Asia/Tokyo|
Wakayama||JP|34.233|135.167|Asia/Tokyo|
Anaheim|CA|US|33.835|-117.915|America/Los_Angeles|
Hualien City||TW|23.977|121.604|Asia/Taipei|
Lapu-Lapu City||PH|10.310|123.949|Asia/Manila|
Punāsa||IN|22.235|76.393|Asia/Kolkata|
Diepsloot||ZA|-25.933|28.012|Africa/Johannesburg|
Muzaffarnagar||IN|29.471|77.703|Asia/Kolkata|
Florence||IT|43.779|11.246|Europe/Rome|
Sanandaj||IR|35.315|46.999|Asia/Tehran|
Latur||IN|18.397|76.568|Asia/Kolkata|
Campina Grande||BR|-7.231|-35.881|America/Fortaleza|
Etobicoke|ON|CA|43.654|-79.567|America/Toronto|
Camagüey||CU|21.381|-77.917|America/Havana|
London|ON|CA|42.983|-81.233|America/Toronto|
Chifeng||CN|42.268|118.964|Asia/Shanghai|
Hŭngnam||KP|39.832|127.619|Asia/Pyongyang|
Nur-Sultan||KZ|51.180|71.446|Asia/Almaty|
Sector 2||RO|44.453|26.133|Europe/Bucharest|
Belgorod||RU|50.611|36.580|Europe/Moscow|
Kosti||SD|13.163|32.663|Africa/Khartoum|
Taihecun||CN|45.763|130.850|Asia/Shanghai|
Doha||QA|25.285|51.531|Asia/Qatar|
Turmero||VE|10.229|-67.474|America/Caracas|
Kurgan||RU|55.450|65.333|Asia/Yekaterinburg|
Rangpur||BD|25.747|89.252|Asia/Dhaka|
Bhimbar||PK|32.975|74.078|Asia/Karachi|
Vitebsk||BY|55.190|30.205|Europe/Minsk|
Iligan||PH|8.229|124.243|Asia/Manila|
Soledad||CO|10.918|-74.765|America/Bogota|
Shiqi||CN|22.517|113.385|Asia/Shanghai|
Piracicaba||BR|-22.725|-47.649|America/Sao_Paulo|
Zürich||CH|47.367|8.550|Europe/Zurich|
Kūkatpalli||IN|17.485|78.414|Asia/Kolkata|
Jhang Sadr||PK|31.270|72.317|Asia/Karachi|
Arusha||TZ|-3.367|36.683|Africa/Dar_es_Salaam|
Ambattūr||IN|13.098|80.162|Asia/Kolkata|
Kōriyama||JP|37.400|140.383|Asia/Tokyo|
Plovdiv||BG|42.150|24.750|Europe/Sofia|
Celaya||MX|20.524|-100.816|America/Mexico_City|
Chitungwiza||ZW|-18.013|31.076|Africa/Harare|
Kashiwa||JP|35.862|139.977|Asia/Tokyo|
Latakia||SY|35.532|35.790|Asia/Damascus|
Aksu||CN|41.184|80.279|Asia/Urumqi|
Serekunda||GM|13.438|-16.678|Africa/Banjul|
Tokorozawa||JP|35.799|139.469|Asia/Tokyo|
Corrientes||AR|-27.468|-58.834|America/Argentina/Cordoba|
Kaluga||RU|54.529|36.275|Europe/Moscow|
Macapá||BR|0.039|-51.066|America/Belem|
West Raleigh|NC|US|35.787|-78.664|America/New_York|
Cuernavaca||MX|18.926|-99.231|America/Mexico_City|
Nice||FR|43.703|7.266|Europe/Paris|
Kaesŏng||KP|37.971|126.554|Asia/Pyongyang|
Ciudad Bolívar||VE|8.129|-63.541|America/Caracas|
Kawagoe||JP|35.909|139.485|Asia/Tokyo|
Tungi||BD|23.892|90.402|Asia/Dhaka|
Krasnogvargeisky||RU|59.973|30.476|Europe/Moscow|
Randburg||ZA|-26.094|28.001|Africa/Johannesburg|
Bellary||IN|15.142|76.924|Asia/Kolkata|
Itaquaquecetuba||BR|-23.486|-46.348|America/Sao_Paulo|
Simferopol||UA|44.957|34.111|Europe/Simferopol|
Kochi||JP|33.550|133.533|Asia/Tokyo|
Sunderland||GB|54.905|-1.382|Europe/London|
Santa Ana|CA|US|33.746|-117.868|America/Los_Angeles|
Bauru||BR|-22.315|-49.061|America/Sao_Paulo|
San José||CR|9.933|-84.083|America/Costa_Rica|
Alicante||ES|38.345|-0.481|Europe/Madrid|
Takamatsu||JP|34.333|134.050|Asia/Tokyo|
Tieling||CN|42.293|123.841|Asia/Shanghai|
Qazvin||IR|36.269|50.004|Asia/Tehran|
Muzaffarpur||IN|26.123|85.391|Asia/Kolkata|
Kāmārhāti||IN|22.671|88.375|Asia/Kolkata|
Tepic||MX|21.510|-104.896|America/Mazatlan|
Wad Medani||SD|14.401|33.520|Africa/Khartoum|
Jincheng||CN|35.502|112.833|Asia/Shanghai|
Montes Claros||BR|-16.735|-43.862|America/Sao_Paulo|
Bielefeld||DE|52.033|8.533|Europe/Berlin|
Bujumbura||BI|-3.382|29.361|Africa/Bujumbura|
Mandaue City||PH|10.324|123.922|Asia/Manila|
Khorramshahr||IR|30.441|48.184|Asia/Tehran|
Mathura||IN|27.503|77.672|Asia/Kolkata|
Khorramabad||IR|33.488|48.356|Asia/Tehran|
Soyapango||SV|13.710|-89.140|America/El_Salvador|
Patiāla||IN|30.336|76.392|Asia/Kolkata|
Wŏnsan||KP|39.153|127.444|Asia/Pyongyang|
Brent||GB|51.553|-0.302|Europe/London|
Pavlodar||KZ|52.283|76.967|Asia/Almaty|
Córdoba||ES|37.892|-4.773|Europe/Madrid|
Chānda||IN|19.951|79.295|Asia/Kolkata|
Canoas||BR|-29.918|-51.184|America/Sao_Paulo|
Sochi||RU|43.599|39.726|Europe/Moscow|
Chongjin||KP|41.796|129.776|Asia/Pyongyang|
Yanji||CN|42.907|129.508|Asia/Shanghai|
Bhīlwāra||IN|25.347|74.641|Asia/Kolkata|
Tétouan||MA|35.578|-5.368|Africa/Casablanca|
Mogi das Cruzes||BR|-23.523|-46.188|America/Sao_Paulo|
Toyama||JP|36.700|137.217|Asia/Tokyo|
Piura||PE|-5.194|-80.633|America/Lima|
Birkenhead||GB|53.393|-3.015|Europe/London|
Thrissur||IN|10.517|76.217|Asia/Kolkata|
Brahmapur||IN|19.312|84.793|Asia/Kolkata|
São Vicente||BR|-23.963|-46.392|America/Sao_Paulo|
Orël||RU|52.965|36.078|Europe/Moscow|
Corpus Christi|TX|US|27.801|-97.396|America/Chicago|
Suizhou||CN|31.711|113.363|Asia/Shanghai|
Posadas||AR|-27.367|-55.896|America/Argentina/Cordoba|
Al ‘Amārah||IQ|31.836|47.145|Asia/Baghdad|
Volzhskiy||RU|48.786|44.780|Europe/Volgograd|
Riverside|CA|US|33.953|-117.396|America/Los_Angeles|
Ixtapaluca||MX|19.316|-98.883|America/Mexico_City|
Villavicencio||CO|4.142|-73.627|America/Bogota|
Jundiaí||BR|-23.186|-46.884|America/Sao_Paulo|
San Miguelito||PA|9.050|-79.471|America/Panama|
Smolensk||RU|54.782|32.040|Europe/Moscow|
Ciudad del Este||PY|-25.510|-54.611|America/Asuncion|
Pelotas||BR|-31.770|-52.341|America/Sao_Paulo|
Kherson||UA|46.656|32.618|Europe/Kiev|
Shāhjānpur||IN|27.882|79.909|Asia/Kolkata|
Akita||JP|39.717|140.117|Asia/Tokyo|
Thiès||SN|14.789|-16.926|Africa/Dakar|
Maroua||CM|10.591|14.316|Africa/Douala|
Morón||AR|-34.651|-58.620|America/Argentina/Buenos_Aires|
Anápolis||BR|-16.327|-48.953|America/Sao_Paulo|
Shimoga||IN|13.932|75.568|Asia/Kolkata|
Samarkand||UZ|39.654|66.960|Asia/Samarkand|
Murmansk||RU|68.979|33.093|Europe/Moscow|
Islington||GB|51.536|-0.103|Europe/London|
Holguín||CU|20.887|-76.263|America/Nassau|
Ust-Kamenogorsk||KZ|49.971|82.606|Asia/Almaty|
Ad Dīwānīyah||IQ|31.993|44.926|Asia/Baghdad|
Shangrao||CN|28.452|117.943|Asia/Shanghai|
Mataram||ID|-8.583|116.117|Asia/Makassar|
Andijon||UZ|40.782|72.344|Asia/Tashkent|
Reading||GB|51.456|-0.971|Europe/London|
Iaşi||RO|47.167|27.600|Europe/Bucharest|
Valladolid||ES|41.655|-4.724|Europe/Madrid|
Poltava||UA|49.594|34.541|Europe/Kiev|
New Delhi||IN|28.636|77.224|Asia/Kolkata|
Koshigaya||JP|35.890|139.789|Asia/Tokyo|
Vladikavkaz||RU|43.037|44.668|Europe/Moscow|
Hrodna||BY|53.688|23.826|Europe/Minsk|
Katowice||PL|50.258|19.028|Europe/Warsaw|
Rohtak||IN|28.894|76.589|Asia/Kolkata|
Baicheng||CN|45.607|122.821|Asia/Shanghai|
Chimbote||PE|-9.085|-78.578|America/Lima|
Cluj-Napoca||RO|46.767|23.600|Europe/Bucharest|
Calamba||PH|14.212|121.165|Asia/Manila|
Bauchi||NG|10.310|9.844|Africa/Lagos|
Cherepovets||RU|59.133|37.900|Europe/Moscow|
St. Louis|MO|US|38.627|-90.198|America/Chicago|
Armenia||CO|4.534|-75.681|America/Bogota|
Al Kūt||IQ|32.513|45.818|Asia/Baghdad|
Timişoara||RO|45.754|21.226|Europe/Bucharest|
Vologda||RU|59.224|39.884|Europe/Moscow|
Şişli||TR|41.060|28.987|Europe/Istanbul|
Lexington-Fayette|KY|US|38.050|-84.459|America/New_York|
Kingston upon Hull||GB|53.745|-0.335|Europe/London|
Soacha||CO|4.579|-74.217|America/Bogota|
Temara||MA|33.929|-6.907|Africa/Casablanca|
Preston||GB|53.763|-2.705|Europe/London|
Ganja||AZ|40.683|46.361|Asia/Baku|
Lianshan||CN|40.764|120.853|Asia/Shanghai|
Denizli||TR|37.774|29.087|Europe/Istanbul|
Ikeja||NG|6.597|3.342|Africa/Lagos|
Bonn||DE|50.734|7.095|Europe/Berlin|
Ostrava||CZ|49.835|18.282|Europe/Prague|
Varna||BG|43.217|27.917|Europe/Sofia|
Vitória||BR|-20.319|-40.338|America/Sao_Paulo|
Wusong||CN|30.950|117.783|Asia/Shanghai|
Iligan City||PH|8.250|124.400|Asia/Manila|
Cusco||PE|-13.523|-71.967|America/Lima|
Maringá||BR|-23.425|-51.939|America/Sao_Paulo|
Miyazaki||JP|31.917|131.417|Asia/Tokyo|
Percut||ID|3.625|98.864|Asia/Jakarta|
Pucallpa||PE|-8.379|-74.554|America/Lima|
Jingdezhen||CN|29.295|117.208|Asia/Shanghai|
Guarujá||BR|-23.993|-46.256|America/Sao_Paulo|
Sariwŏn||KP|38.507|125.756|Asia/Pyongyang|
Vladimir||RU|56.137|40.397|Europe/Moscow|
Antofagasta||CL|-23.652|-70.395|America/Santiago|
Botshabelo||ZA|-29.267|26.726|Africa/Johannesburg|
Bengkulu||ID|-3.800|102.266|Asia/Jakarta|
Butuan||PH|8.949|125.544|Asia/Manila|
Tampico||MX|22.285|-97.878|America/Monterrey|
Oshawa|ON|CA|43.900|-78.850|America/Toronto|
Cabuyao||PH|14.273|121.126|Asia/Manila|
Chita||RU|52.032|113.501|Asia/Chita|
Newcastle|NSW|AU|-32.930|151.780|Australia/Sydney|
Valledupar||CO|10.463|-73.253|America/Bogota|
Biskra||DZ|34.850|5.728|Africa/Algiers|
Mannheim||DE|49.489|8.467|Europe/Berlin|
Chernihiv||UA|51.506|31.285|Europe/Kiev|
Irbid||JO|32.556|35.850|Asia/Amman|
Tumkūr||IN|13.341|77.102|Asia/Kolkata|
Chinju||KR|35.193|128.085|Asia/Seoul|
Newport||GB|51.588|-2.998|Europe/London|
Tawau||MY|4.245|117.891|Asia/Kuching|
Shengli||CN|37.463|118.492|Asia/Shanghai|
Fīrozābād||IN|27.151|78.398|Asia/Kolkata|
Al Fayyūm||EG|29.310|30.842|Africa/Cairo|
Porto Velho||BR|-8.762|-63.904|America/Porto_Velho|
San Salvador de Jujuy||AR|-24.195|-65.297|America/Argentina/Jujuy|
Brakpan||ZA|-26.237|28.369|Africa/Johannesburg|
Stockton|CA|US|37.958|-121.291|America/Los_Angeles|
Mandaluyong City||PH|14.583|121.041|Asia/Manila|
Nizāmābād||IN|18.672|78.099|Asia/Kolkata|
Kulti||IN|23.732|86.844|Asia/Kolkata|
Ciudad Victoria||MX|23.742|-99.146|America/Monterrey|
Tláhuac||MX|19.287|-99.005|America/Mexico_City|
Franca||BR|-20.539|-47.401|America/Sao_Paulo|
Rājahmundry||IN|17.005|81.778|Asia/Kolkata|
Pittsburgh|PA|US|40.441|-79.996|America/New_York|
Craiova||RO|44.317|23.800|Europe/Bucharest|
Constanţa||RO|44.181|28.634|Europe/Bucharest|
Saransk||RU|54.184|45.175|Europe/Moscow|
Mazār-e Sharīf||AF|36.709|67.111|Asia/Kabul|
Barddhamān||IN|23.256|87.857|Asia/Kolkata|
Malmö||SE|55.606|13.001|Europe/Stockholm|
Gujrat||PK|32.574|74.075|Asia/Karachi|
Naha||JP|26.217|127.683|Asia/Tokyo|
Brest||BY|52.098|23.688|Europe/Minsk|
Mardan||PK|34.198|72.050|Asia/Karachi|
Surgut||RU|61.250|73.417|Asia/Yekaterinburg|
Swansea||GB|51.621|-3.943|Europe/London|
Winejok||SS|9.012|27.571|Africa/Juba|
Batikent||TR|39.968|32.731|Europe/Istanbul|
Malir Cantonment||PK|24.943|67.206|Asia/Karachi|
Kyzylorda||KZ|44.853|65.509|Asia/Qyzylorda|
Xinyuan||CN|43.426|83.250|Asia/Urumqi|
Biñan||PH|14.343|121.081|Asia/Manila|
George Town||MY|5.411|100.335|Asia/Kuala_Lumpur|
Yangshuo||CN|24.781|110.490|Asia/Shanghai|
Mérida||VE|8.590|-71.156|America/Caracas|
Angeles City||PH|15.150|120.583|Asia/Manila|
Bradford||GB|53.794|-1.752|Europe/London|
Santol||PH|15.162|120.567|Asia/Manila|
Anchorage|AK|US|61.218|-149.900|America/Anchorage|
Ciudad Obregón||MX|27.486|-109.941|America/Hermosillo|
Kasugai||JP|35.248|136.972|Asia/Tokyo|
Jember||ID|-8.172|113.700|Asia/Jakarta|
Aomori||JP|40.817|140.733|Asia/Tokyo|
Ōtsu||JP|35.000|135.867|Asia/Tokyo|
Bārāsat||IN|22.722|88.482|Asia/Kolkata|
Elazığ||TR|38.674|39.223|Europe/Istanbul|
Okanagan|BC|CA|50.364|-119.350|America/Vancouver|
Cherkasy||UA|49.429|32.062|Europe/Kiev|
Vigo||ES|42.233|-8.723|Europe/Madrid|
Akashi||JP|34.655|135.007|Asia/Tokyo|
Bāli||IN|22.649|88.341|Asia/Kolkata|
Cincinnati|OH|US|39.127|-84.514|America/New_York|
Hisar||IN|29.154|75.723|Asia/Kolkata|
Rāmpur||IN|28.810|79.027|Asia/Kolkata|
Yokkaichi||JP|34.967|136.617|Asia/Tokyo|
Yeosu||KR|34.761|127.662|Asia/Seoul|
Southend-on-Sea||GB|51.538|0.714|Europe/London|
Morioka||JP|39.700|141.150|Asia/Tokyo|
Viña del Mar||CL|-33.025|-71.552|America/Santiago|
Sumy||UA|50.922|34.800|Europe/Kiev|
Fukushima||JP|37.750|140.467|Asia/Tokyo|
Galaţi||RO|45.437|28.050|Europe/Bucharest|
Blumenau||BR|-26.919|-49.066|America/Sao_Paulo|
Greater Noida||IN|28.496|77.536|Asia/Kolkata|
Noida||IN|28.580|77.330|Asia/Kolkata|
Foz do Iguaçu||BR|-25.548|-54.588|America/Sao_Paulo|
Al Hufūf||SA|25.365|49.588|Asia/Riyadh|
Kākināda||IN|16.960|82.238|Asia/Kolkata|
Pānīpat||IN|29.387|76.968|Asia/Kolkata|
Semey||KZ|50.427|80.267|Asia/Almaty|
Makurdi||NG|7.734|8.521|Africa/Lagos|
Wollongong|NSW|AU|-34.424|150.893|Australia/Sydney|
Ponta Grossa||BR|-25.095|-50.162|America/Sao_Paulo|
Minna||NG|9.615|6.548|Africa/Lagos|
Białystok||PL|53.133|23.164|Europe/Warsaw|
Mbeya||TZ|-8.900|33.450|Africa/Dar_es_Salaam|
Mueang Nonthaburi||TH|13.861|100.515|Asia/Bangkok|
Gumi||KR|36.114|128.336|Asia/Seoul|
Tambov||RU|52.732|41.443|Europe/Moscow|
Catania||IT|37.492|15.070|Europe/Rome|
Al Mubarraz||SA|25.408|49.590|Asia/Riyadh|
Bafoussam||CM|5.478|10.418|Africa/Douala|
Kasur||PK|31.119|74.450|Asia/Karachi|
Utrecht||NL|52.091|5.122|Europe/Amsterdam|
Xiuying||CN|20.001|110.294|Asia/Shanghai|
Paulista||BR|-7.941|-34.873|America/Recife|
Al Ḩillah||IQ|32.464|44.420|Asia/Baghdad|
Limeira||BR|-22.565|-47.402|America/Sao_Paulo|
Parbhani||IN|19.269|76.771|Asia/Kolkata|
Victoria|BC|CA|48.436|-123.352|America/Vancouver|
Beihai||CN|21.483|109.100|Asia/Shanghai|
Huizhou||CN|23.111|114.415|Asia/Shanghai|
Zeytinburnu||TR|40.994|28.904|Europe/Istanbul|
Tsuen Wan||HK|22.371|114.113|Asia/Hong_Kong|
Ironville|KY|US|38.456|-82.692|America/New_York|
Meads|KY|US|38.413|-82.709|America/New_York|
Sétif||DZ|36.191|5.414|Africa/Algiers|
Safi||MA|32.299|-9.237|Africa/Casablanca|
Sinŭiju||KP|40.101|124.398|Asia/Pyongyang|
Sector 4||RO|44.376|26.121|Europe/Bucharest|
Huế||VN|16.462|107.595|Asia/Ho_Chi_Minh|
Darbhanga||IN|26.152|85.897|Asia/Kolkata|
Marienthal||DE|53.567|10.083|Europe/Berlin|
Adapazarı||TR|40.781|30.403|Europe/Istanbul|
Sultanbeyli||TR|40.961|29.271|Europe/Istanbul|
Henderson|NV|US|36.040|-114.982|America/Los_Angeles|
Greensboro|NC|US|36.073|-79.792|America/New_York|
Viamão||BR|-30.081|-51.023|America/Sao_Paulo|
Zagazig||EG|30.588|31.502|Africa/Cairo|
Saint Paul|MN|US|44.944|-93.093|America/Chicago|
Kuala Terengganu||MY|5.330|103.141|Asia/Kuala_Lumpur|
Ismailia||EG|30.604|32.272|Africa/Cairo|
Alto Barinas||VE|8.593|-70.226|America/Caracas|
Dihok||IQ|36.867|42.988|Asia/Baghdad|
Karlsruhe||DE|49.009|8.404|Europe/Berlin|
Port Moresby||PG|-9.477|147.151|Pacific/Port_Moresby|
Plano|TX|US|33.020|-96.699|America/Chicago|
Ichihara||JP|35.517|140.083|Asia/Tokyo|
Iksan||KR|35.944|126.954|Asia/Seoul|
Nha Trang||VN|12.245|109.194|Asia/Ho_Chi_Minh|
Suzano||BR|-23.543|-46.311|America/Sao_Paulo|
Alwar||IN|27.562|76.625|Asia/Kolkata|
Cainta||PH|14.579|121.122|Asia/Manila|
Pétionville||HT|18.512|-72.285|America/Port-au-Prince|
Maebashi||JP|36.400|139.083|Asia/Tokyo|
Bilāspur||IN|22.080|82.155|Asia/Kolkata|
Logan City|QLD|AU|-27.639|153.109|Australia/Brisbane|
Valparaíso||CL|-33.036|-71.630|America/Santiago|
Palu||ID|-0.908|119.871|Asia/Makassar|
Kupang||ID|-10.171|123.607|Asia/Makassar|
Zhytomyr||UA|50.265|28.677|Europe/Kiev|
Newark|NJ|US|40.736|-74.172|America/New_York|
Itagüí||CO|6.185|-75.599|America/Bogota|
Nicolás Romero||MX|19.642|-99.307|America/Mexico_City|
Gebze||TR|40.803|29.431|Europe/Istanbul|
Narsingdi||BD|23.923|90.718|Asia/Dhaka|
Batna||DZ|35.556|6.174|Africa/Algiers|
Chuzhou||CN|32.322|118.298|Asia/Shanghai|
Merkezefendi||TR|37.805|29.042|Europe/Istanbul|
Ichinomiya||JP|35.300|136.800|Asia/Tokyo|
Tacna||PE|-18.015|-70.254|America/Lima|
Hamburg-Nord||DE|53.589|9.984|Europe/Berlin|
Mingora||PK|34.779|72.363|Asia/Karachi|
Toledo|OH|US|41.664|-83.555|America/New_York|
Ensenada||MX|31.871|-116.601|America/Tijuana|
Efon-Alaaye||NG|7.656|4.922|Africa/Lagos|
Yoshkar-Ola||RU|56.639|47.891|Europe/Moscow|
Taganrog||RU|47.236|38.897|Europe/Moscow|
Santa Teresa del Tuy||VE|10.233|-66.665|America/Caracas|
Horlivka||UA|48.336|38.053|Europe/Kiev|
Windsor|ON|CA|42.300|-83.017|America/Toronto|
Coacalco||MX|19.629|-99.107|America/Mexico_City|
Ilesa||NG|7.628|4.742|Africa/Lagos|
Kostroma||RU|57.766|40.927|Europe/Moscow|
Gijón||ES|43.536|-5.662|Europe/Madrid|
Bari||IT|41.121|16.870|Europe/Rome|
Lincoln|NE|US|40.800|-96.667|America/Chicago|
Khomeynī Shahr||IR|32.686|51.536|Asia/Tehran|
Sfax||TN|34.741|10.760|Africa/Tunis|
Nantes||FR|47.217|-1.553|Europe/Paris|
Cuenca||EC|-2.901|-79.005|America/Guayaquil|
Owo||NG|7.196|5.587|Africa/Lagos|
Bahía Blanca||AR|-38.720|-62.272|America/Argentina/Buenos_Aires|
Sukabumi||ID|-6.918|106.927|Asia/Jakarta|
Braşov||RO|45.649|25.606|Europe/Bucharest|
Komsomolsk-on-Amur||RU|50.550|137.010|Asia/Vladivostok|
Hakodate||JP|41.776|140.737|Asia/Tokyo|
Bab Ezzouar||DZ|36.726|3.183|Africa/Algiers|
Mokolo||CM|10.742|13.802|Africa/Douala|
Caucaia||BR|-3.736|-38.653|America/Fortaleza|
Strasbourg||FR|48.584|7.746|Europe/Paris|
Belfast||GB|54.597|-5.925|Europe/London|
Kashgar||CN|39.471|75.990|Asia/Urumqi|
Ramadi||IQ|33.421|43.308|Asia/Baghdad|
Ichalkaranji||IN|16.691|74.461|Asia/Kolkata|
Ibaraki||JP|34.816|135.568|Asia/Tokyo|
Yao||JP|34.617|135.600|Asia/Tokyo|
Herāt||AF|34.348|62.200|Asia/Kabul|
Guantánamo||CU|20.144|-75.209|America/Havana|
Nal’chik||RU|43.498|43.619|Europe/Moscow|
Baguio||PH|16.416|120.593|Asia/Manila|
Petrópolis||BR|-22.505|-43.179|America/Sao_Paulo|
Ar Rayyān||QA|25.292|51.424|Asia/Qatar|
Wiesbaden||DE|50.083|8.249|Europe/Berlin|
Montería||CO|8.748|-75.881|America/Bogota|
Ljubljana||SI|46.051|14.505|Europe/Ljubljana|
Hafar Al-Batin||SA|28.433|45.971|Asia/Riyadh|
Kakogawachō-honmachi||JP|34.769|134.829|Asia/Tokyo|
Sector 5||RO|44.388|26.071|Europe/Bucharest|
Tasikmalaya||ID|-7.327|108.221|Asia/Jakarta|
Bijapur||IN|16.824|75.715|Asia/Kolkata|
Orlando|FL|US|28.538|-81.379|America/New_York|
Linyi||CN|35.063|118.343|Asia/Shanghai|
Derby||GB|52.923|-1.477|Europe/London|
San Pedro||PH|14.360|121.047|Asia/Manila|
Münster||DE|51.962|7.626|Europe/Berlin|
Gelsenkirchen||DE|51.505|7.097|Europe/Berlin|
Mokpo||KR|34.813|126.392|Asia/Seoul|
Santa Catarina||MX|25.673|-100.458|America/Monterrey|
Russeifa||JO|32.018|36.046|Asia/Amman|
Windhoek||NA|-22.559|17.083|Africa/Windhoek|
Tshikapa||CD|-6.416|20.800|Africa/Lubumbashi|
Kafr ad Dawwār||EG|31.134|30.130|Africa/Cairo|
Tokushima||JP|34.067|134.567|Asia/Tokyo|
Haifa||IL|32.818|34.989|Asia/Jerusalem|חיפה
Sterlitamak||RU|53.625|55.950|Asia/Yekaterinburg|
Ha'il||SA|27.522|41.691|Asia/Riyadh|
Eixample||ES|41.389|2.162|Europe/Madrid|
Bagerhat||BD|22.657|89.791|Asia/Dhaka|
Chengzhong||CN|30.945|113.553|Asia/Shanghai|
Wuzhou||CN|23.483|111.317|Asia/Shanghai|
Chula Vista|CA|US|32.640|-117.084|America/Los_Angeles|
Hulan Ergi||CN|47.204|123.633|Asia/Shanghai|
Aizawl||IN|23.729|92.718|Asia/Kolkata|
Aachen||DE|50.777|6.083|Europe/Berlin|
Sumqayıt||AZ|40.590|49.669|Asia/Baku|
Mantampay||PH|8.167|124.217|Asia/Manila|
Petrozavodsk||RU|61.785|34.347|Europe/Moscow|
El Daein||SD|11.462|26.126|Africa/Khartoum|
Umuahia||NG|5.525|7.495|Africa/Lagos|
Uruapan||MX|19.411|-102.056|America/Mexico_City|
Jersey City|NJ|US|40.728|-74.078|America/New_York|
Mianyang||CN|31.468|104.682|Asia/Shanghai|
Sivas||TR|39.748|37.016|Europe/Istanbul|
Witbank||ZA|-25.871|29.233|Africa/Johannesburg|
Aktobe||KZ|50.280|57.207|Asia/Aqtobe|
Paraná||AR|-31.733|-60.529|America/Argentina/Cordoba|
Jālna||IN|19.841|75.886|Asia/Kolkata|
Lal Bahadur Nagar||IN|17.348|78.558|Asia/Kolkata|
Mönchengladbach||DE|51.185|6.442|Europe/Berlin|
Markham|ON|CA|43.867|-79.266|America/Toronto|
Dewas||IN|22.966|76.055|Asia/Kolkata|
Sincelejo||CO|9.305|-75.398|America/Bogota|
Tongliao||CN|43.612|122.265|Asia/Shanghai|
Uberaba||BR|-19.748|-47.932|America/Sao_Paulo|
Chandler|AZ|US|33.306|-111.841|America/Phoenix|
Fort Wayne|IN|US|41.131|-85.129|America/Indiana/Indianapolis|
Plymouth||GB|50.372|-4.143|Europe/London|
Baranagar||IN|22.641|88.377|Asia/Kolkata|
Karamay||CN|45.585|84.887|Asia/Urumqi|
Aral||CN|40.542|81.266|Asia/Urumqi|
Nakuru||KE|-0.307|36.072|Africa/Nairobi|
Cần Thơ||VN|10.037|105.788|Asia/Ho_Chi_Minh|
Augsburg||DE|48.372|10.899|Europe/Berlin|
Hiratsuka||JP|35.328|139.337|Asia/Tokyo|
Gajuwaka||IN|17.700|83.217|Asia/Kolkata|
Jiujiang||CN|29.705|116.002|Asia/Shanghai|
Jining||CN|41.028|113.106|Asia/Shanghai|
Popayán||CO|2.438|-76.613|America/Bogota|
Najrān||SA|17.493|44.128|Asia/Riyadh|
Mukalla||YE|14.542|49.124|Asia/Aden|
Buffalo|NY|US|42.886|-78.878|America/New_York|
Luton||GB|51.880|-0.417|Europe/London|
Pekalongan||ID|-6.889|109.675|Asia/Jakarta|
Cumaná||VE|10.454|-64.183|America/Caracas|
Satna||IN|24.577|80.827|Asia/Kolkata|
Rio Branco||BR|-9.975|-67.810|America/Rio_Branco|
Durham|NC|US|35.994|-78.899|America/New_York|
Etāwah||IN|26.776|79.021|Asia/Kolkata|
Gómez Palacio||MX|25.570|-103.496|America/Monterrey|
Cascavel||BR|-24.956|-53.455|America/Sao_Paulo|
St. Petersburg|FL|US|27.771|-82.679|America/New_York|
L'Hospitalet de Llobregat||ES|41.360|2.100|Europe/Madrid|
Ondo||NG|7.093|4.835|Africa/Lagos|
Chimoio||MZ|-19.116|33.483|Africa/Maputo|
Irvine|CA|US|33.669|-117.823|America/Los_Angeles|
Espoo||FI|60.205|24.652|Europe/Helsinki|
Latina||ES|40.389|-3.746|Europe/Madrid|
Los Mochis||MX|25.793|-108.998|America/Mazatlan|
Bratsk||RU|56.133|101.614|Asia/Irkutsk|
Pachuca de Soto||MX|20.117|-98.733|America/Mexico_City|
Tarsus||TR|36.918|34.893|Europe/Istanbul|
Laredo|TX|US|27.506|-99.508|America/Chicago|
Sari||IR|36.563|53.060|Asia/Tehran|
Durg||IN|21.191|81.276|Asia/Kolkata|
Rivne||UA|50.623|26.227|Europe/Kiev|
Oaxaca||MX|17.065|-96.724|America/Mexico_City|
Soledad de Graciano Sánchez||MX|22.189|-100.938|America/Mexico_City|
Turpan||CN|42.948|89.179|Asia/Urumqi|
Ikot Ekpene||NG|5.182|7.715|Africa/Lagos|
Heze||CN|35.239|115.474|Asia/Shanghai|
Yamagata||JP|38.233|140.367|Asia/Tokyo|
Cirebon||ID|-6.706|108.557|Asia/Jakarta|
Novo Hamburgo||BR|-29.678|-51.131|America/Sao_Paulo|
Cox’s Bāzār||BD|21.440|92.010|Asia/Dhaka|
Gdynia||PL|54.519|18.532|Europe/Warsaw|
Carabanchel||ES|40.391|-3.724|Europe/Madrid|
Naihāti||IN|22.894|88.415|Asia/Kolkata|
Vitória da Conquista||BR|-14.866|-40.839|America/Bahia|
Laohekou||CN|32.386|111.668|Asia/Shanghai|
Richards Bay||ZA|-28.783|32.038|Africa/Johannesburg|
Talcahuano||CL|-36.725|-73.117|America/Santiago|
Wolverhampton||GB|52.585|-2.123|Europe/London|
El Fasher||SD|13.628|25.349|Africa/Khartoum|
Woodlands||SG|1.438|103.789|Asia/Singapore|
Thiès Nones||SN|14.783|-16.967|Africa/Dakar|
Dire Dawa||ET|9.593|41.866|Africa/Addis_Ababa|
Floridablanca||CO|7.062|-73.086|America/Bogota|
Suihua||CN|46.640|126.995|Asia/Shanghai|
Barueri||BR|-23.511|-46.876|America/Sao_Paulo|
Borūjerd||IR|33.897|48.752|Asia/Tehran|
Eimsbüttel||DE|53.574|9.957|Europe/Berlin|
Liupanshui||CN|26.594|104.833|Asia/Shanghai|
Qarchak||IR|35.429|51.575|Asia/Tehran|
Santiago de Surco||PE|-12.136|-77.007|America/Lima|
Taubaté||BR|-23.026|-45.555|America/Sao_Paulo|
Nanyang||CN|32.995|112.533|Asia/Shanghai|
San Fernando||PH|15.034|120.684|Asia/Manila|
Morogoro||TZ|-6.821|37.661|Africa/Dar_es_Salaam|
Governador Valadares||BR|-18.851|-41.949|America/Sao_Paulo|
Tirupati||IN|13.636|79.420|Asia/Kolkata|
Banda Aceh||ID|5.542|95.333|Asia/Jakarta|
Wafangdian||CN|39.618|122.008|Asia/Shanghai|
Sonīpat||IN|28.995|77.019|Asia/Kolkata|
Santa Clara||CU|22.407|-79.965|America/Havana|
Iwo||NG|7.635|4.182|Africa/Lagos|
Libertad||PH|8.944|125.502|Asia/Manila|
Gombe||NG|10.290|11.167|Africa/Lagos|
Altona||DE|53.550|9.933|Europe/Berlin|
Āvadi||IN|13.115|80.110|Asia/Kolkata|
Praia Grande||BR|-24.006|-46.403|America/Sao_Paulo|
Singa||SD|13.148|33.931|Africa/Khartoum|
Niš||RS|43.325|21.903|Europe/Belgrade|
Port-de-Paix||HT|19.940|-72.830|America/Port-au-Prince|
Colonia del Valle||MX|19.386|-99.162|America/Mexico_City|
San Bernardo||CL|-33.592|-70.700|America/Santiago|
Várzea Grande||BR|-15.647|-56.133|America/Cuiaba|
Porto||PT|41.150|-8.611|Europe/Lisbon|
Volta Redonda||BR|-22.523|-44.104|America/Sao_Paulo|
Navotas||PH|14.667|120.950|Asia/Manila|
Kropyvnytskyi||UA|48.513|32.260|Europe/Kiev|
Santa Maria||BR|-29.684|-53.807|America/Sao_Paulo|
Lubbock|TX|US|33.578|-101.855|America/Chicago|
Madison|WI|US|43.073|-89.401|America/Chicago|
Tehuacán||MX|18.464|-97.397|America/Mexico_City|
Fukui-shi||JP|36.064|136.223|Asia/Tokyo|
Kamianske||UA|48.511|34.602|Europe/Kiev|
Montpellier||FR|43.611|3.877|Europe/Paris|
Jimeta||NG|9.279|12.458|Africa/Lagos|
Częstochowa||PL|50.796|19.124|Europe/Warsaw|
Tiruvottiyūr||IN|13.158|80.302|Asia/Kolkata|
Palmira||CO|3.539|-76.304|America/Bogota|
Bukhara||UZ|39.775|64.429|Asia/Samarkand|
City of Westminster||GB|51.498|-0.136|Europe/London|
Gilbert|AZ|US|33.353|-111.789|America/Phoenix|
Saugor||IN|23.839|78.739|Asia/Kolkata|
Udon Thani||TH|17.416|102.786|Asia/Bangkok|
Chemnitz||DE|50.836|12.929|Europe/Berlin|
Ica||PE|-14.068|-75.729|America/Lima|
Orsk||RU|51.205|58.567|Asia/Yekaterinburg|
Vanderbijlpark||ZA|-26.712|27.838|Africa/Johannesburg|
San Cristóbal||VE|7.767|-72.225|America/Caracas|
Mito||JP|36.350|140.450|Asia/Tokyo|
Norfolk|VA|US|36.847|-76.285|America/New_York|
Rizhao||CN|35.428|119.455|Asia/Shanghai|
Southampton||GB|50.904|-1.404|Europe/London|
Kyain Seikgyi Township||MM|15.823|98.253|Asia/Yangon|
A Coruña||ES|43.371|-8.396|Europe/Madrid|
Mau||IN|25.942|83.561|Asia/Kolkata|
Shimonoseki||JP|33.950|130.950|Asia/Tokyo|
Juliaca||PE|-15.500|-70.133|America/Lima|
Ji’an||CN|27.117|114.979|Asia/Shanghai|
Gorgān||IR|36.843|54.444|Asia/Tehran|
Nizhnevartovsk||RU|60.934|76.553|Asia/Yekaterinburg|
Braunschweig||DE|52.266|10.527|Europe/Berlin|
Hebi||CN|35.899|114.192|Asia/Shanghai|
Bago||MM|17.335|96.481|Asia/Yangon|
Bihār Sharīf||IN|25.201|85.524|Asia/Kolkata|
Baruta||VE|10.434|-66.876|America/Caracas|
Merlo||AR|-34.666|-58.729|America/Argentina/Buenos_Aires|
Puente de Vallecas||ES|40.394|-3.662|Europe/Madrid|
Trabzon||TR|41.005|39.727|Europe/Istanbul|
Jessore||BD|23.170|89.214|Asia/Dhaka|
Manisa||TR|38.612|27.426|Europe/Istanbul|
Louisville|KY|US|38.254|-85.759|America/Kentucky/Louisville|
Santa Luzia||BR|-19.770|-43.851|America/Sao_Paulo|
Gunsan||KR|35.979|126.711|Asia/Seoul|
Wŏnju||KR|37.351|127.945|Asia/Seoul|
Musaffah||AE|24.359|54.483|Asia/Dubai|
Angarsk||RU|52.537|103.886|Asia/Irkutsk|
Mar’ino||RU|55.650|37.717|Europe/Moscow|
Hāpur||IN|28.730|77.781|Asia/Kolkata|
Bathinda||IN|30.207|74.939|Asia/Kolkata|
Deir ez-Zor||SY|35.336|40.141|Asia/Damascus|
Huayin||CN|34.565|110.066|Asia/Shanghai|
Berbera||SO|10.440|45.014|Africa/Mogadishu|
Ojo de Agua||MX|19.680|-99.010|America/Mexico_City|
Gatineau|QC|CA|45.477|-75.702|America/Toronto|
Yibin||CN|28.759|104.640|Asia/Shanghai|
Neuquén||AR|-38.952|-68.059|America/Argentina/Salta|
Tacloban||PH|11.243|125.005|Asia/Manila|
Novorossiysk||RU|44.724|37.768|Europe/Moscow|
Reno|NV|US|39.530|-119.814|America/Los_Angeles|
Aswan||EG|24.091|32.899|Africa/Cairo|
Winston-Salem|NC|US|36.100|-80.244|America/New_York|
Farrukhābād||IN|27.391|79.579|Asia/Kolkata|
Sancaktepe||TR|41.002|29.232|Europe/Istanbul|
Takasaki||JP|36.333|139.017|Asia/Tokyo|
Anantapur||IN|14.678|77.608|Asia/Kolkata|
Buenaventura||CO|3.880|-77.031|America/Bogota|
Lankaran||AZ|38.754|48.851|Asia/Baku|
Glendale|AZ|US|33.539|-112.186|America/Phoenix|
Fuji||JP|35.167|138.683|Asia/Tokyo|
Khimki||RU|55.897|37.430|Europe/Moscow|
Blackpool||GB|53.817|-3.050|Europe/London|
Xiantao||CN|30.371|113.443|Asia/Shanghai|
Hachinohe||JP|40.500|141.500|Asia/Tokyo|
Vaughan|ON|CA|43.836|-79.498|America/Toronto|
Gravataí||BR|-29.942|-50.993|America/Sao_Paulo|
Neyagawa||JP|34.766|135.628|Asia/Tokyo|
Magdalena Contreras||MX|19.332|-99.211|America/Mexico_City|
Nāgarpur||BD|24.058|89.877|Asia/Dhaka|
Kurume||JP|33.317|130.517|Asia/Tokyo|
Balıkesir||TR|39.649|27.886|Europe/Istanbul|
Temuco||CL|-38.740|-72.598|America/Santiago|
Krefeld||DE|51.336|6.554|Europe/Berlin|
Seeb||OM|23.670|58.189|Asia/Muscat|
Bārāsat||IN|22.225|88.451|Asia/Kolkata|
Århus||DK|56.157|10.211|Europe/Copenhagen|
Sasebo||JP|33.168|129.725|Asia/Tokyo|
Batangas||PH|13.757|121.058|Asia/Manila|
Al Jubayl||SA|27.017|49.623|Asia/Riyadh|
Pathein||MM|16.779|94.732|Asia/Yangon|
Tegal||ID|-6.869|109.140|Asia/Jakarta|
Hialeah|FL|US|25.858|-80.278|America/New_York|
Djougou||BJ|9.709|1.666|Africa/Porto-Novo|
Sylhet||BD|24.899|91.872|Asia/Dhaka|
Garland|TX|US|32.913|-96.639|America/Chicago|
Ratlām||IN|23.330|75.040|Asia/Kolkata|
Scottsdale|AZ|US|33.509|-111.899|America/Phoenix|
Irving|TX|US|32.814|-96.949|America/Chicago|
Košice||SK|48.714|21.258|Europe/Bratislava|
Chernivtsi||UA|48.291|25.940|Europe/Kiev|
Dera Ghazi Khan||PK|30.046|70.640|Asia/Karachi|
Coatzacoalcos||MX|18.149|-94.445|America/Mexico_City|
Yuci||CN|37.680|112.732|Asia/Shanghai|
Sant Martí||ES|41.418|2.199|Europe/Madrid|
Sahiwal||PK|30.666|73.102|Asia/Karachi|
Ternopil||UA|49.553|25.589|Europe/Kiev|
Gasteiz / Vitoria||ES|42.850|-2.673|Europe/Madrid|
Yakutsk||RU|62.034|129.733|Asia/Yakutsk|
Chesapeake|VA|US|36.819|-76.275|America/New_York|
Caruaru||BR|-8.283|-35.976|America/Recife|
Qinā||EG|26.164|32.727|Africa/Cairo|
Boa Vista||BR|2.820|-60.673|America/Boa_Vista|
Kediri||ID|-7.817|112.017|Asia/Jakarta|
Georgetown||GY|6.804|-58.155|America/Guyana|
Ramagundam||IN|18.755|79.474|Asia/Kolkata|
Kismayo||SO|-0.358|42.545|Africa/Mogadishu|
Ibb||YE|13.967|44.183|Asia/Aden|
Türkmenabat||TM|39.073|63.579|Asia/Ashgabat|
North Las Vegas|NV|US|36.199|-115.118|America/Los_Angeles|
Granada||ES|37.188|-3.607|Europe/Madrid|
Nizhnekamsk||RU|55.637|51.824|Europe/Moscow|
Porto-Novo||BJ|6.496|2.604|Africa/Porto-Novo|
Halle (Saale)||DE|51.482|11.979|Europe/Berlin|
Kitchener|ON|CA|43.425|-80.511|America/Toronto|
Centurion||ZA|-25.859|28.186|Africa/Johannesburg|
Magugpo Poblacion||PH|7.447|125.805|Asia/Manila|
Hamburg-Mitte||DE|53.550|10.017|Europe/Berlin|
Dzerzhinsk||RU|56.241|43.455|Europe/Moscow|
Takoradi||GH|4.898|-1.760|Africa/Accra|
Kiel||DE|54.321|10.135|Europe/Berlin|
Linfen||CN|36.089|111.519|Asia/Shanghai|
Fremont|CA|US|37.548|-121.989|America/Los_Angeles|
Beni||CD|0.491|29.473|Africa/Lubumbashi|
Bordeaux||FR|44.840|-0.581|Europe/Paris|
Gangānagar||IN|29.920|73.875|Asia/Kolkata|
Chigasaki||JP|35.336|139.404|Asia/Tokyo|
Gent||BE|51.050|3.717|Europe/Brussels|
Taytay||PH|14.559|121.133|Asia/Manila|
Sōka||JP|35.836|139.800|Asia/Tokyo|
Ngaoundéré||CM|7.328|13.585|Africa/Douala|
Suncheon||KR|34.950|127.488|Asia/Seoul|
Sejong||KR|36.592|127.292|Asia/Seoul|
José C. Paz||AR|-34.515|-58.768|America/Argentina/Buenos_Aires|
Syktyvkar||RU|61.664|50.815|Europe/Moscow|
Elche||ES|38.262|-0.701|Europe/Madrid|
Marka||SO|1.716|44.772|Africa/Mogadishu|
Nukus||UZ|42.453|59.610|Asia/Samarkand|
Ḩalwān||EG|29.841|31.301|Africa/Cairo|
Atani||NG|6.013|6.748|Africa/Lagos|
Quilmes||AR|-34.729|-58.264|America/Argentina/Buenos_Aires|
Milton Keynes||GB|52.042|-0.756|Europe/London|
Magdeburg||DE|52.128|11.629|Europe/Berlin|
Rio Verde||BR|-17.798|-50.928|America/Sao_Paulo|
Nawabshah||PK|26.239|68.404|Asia/Karachi|
Tripoli||LB|34.434|35.844|Asia/Beirut|
Bharatpur||IN|27.217|77.490|Asia/Kolkata|
Longueuil|QC|CA|45.531|-73.518|America/Toronto|
Atsugi||JP|35.443|139.369|Asia/Tokyo|
Croix-des-Bouquets||HT|18.577|-72.226|America/Port-au-Prince|
Uitenhage||ZA|-33.758|25.397|Africa/Johannesburg|
Ploieşti||RO|44.950|26.017|Europe/Bucharest|
Sungai Petani||MY|5.647|100.488|Asia/Kuala_Lumpur|
Binjai||ID|3.600|98.485|Asia/Jakarta|
Lucena||PH|13.931|121.617|Asia/Manila|
Ipatinga||BR|-19.468|-42.537|America/Sao_Paulo|
Karīmnagar||IN|18.439|79.129|Asia/Kolkata|
Baton Rouge|LA|US|30.443|-91.187|America/Chicago|
Rạch Giá||VN|10.012|105.081|Asia/Ho_Chi_Minh|
Lille||FR|50.633|3.059|Europe/Paris|
Miri||MY|4.399|113.992|Asia/Kuching|
Ciudad Lineal||ES|40.445|-3.651|Europe/Madrid|
Bexley||GB|51.442|0.149|Europe/London|
Sumaré||BR|-22.822|-47.267|America/Sao_Paulo|
Damanhūr||EG|31.034|30.468|Africa/Cairo|
Nassau||BS|25.058|-77.343|America/Nassau|
San Lorenzo||PY|-25.340|-57.509|America/Asuncion|
Iquique||CL|-20.213|-70.150|America/Santiago|
Kremenchuk||UA|49.068|33.420|Europe/Kiev|
Puducherry||IN|11.934|79.830|Asia/Kolkata|
Sosnowiec||PL|50.287|19.104|Europe/Warsaw|
Diez de Octubre||CU|23.088|-82.360|America/Havana|
Al Minyā||EG|28.092|30.758|Africa/Cairo|
Staryy Oskol||RU|51.297|37.842|Europe/Moscow|
Liaocheng||CN|36.456|115.978|Asia/Shanghai|
Gusau||NG|12.170|6.664|Africa/Lagos|
Neue Neustadt||DE|52.150|11.633|Europe/Berlin|
Radom||PL|51.403|21.147|Europe/Warsaw|
Pilar||AR|-34.459|-58.914|America/Argentina/Buenos_Aires|
Shrīrāmpur||IN|22.753|88.342|Asia/Kolkata|
Fendou||CN|46.641|124.863|Asia/Shanghai|
Sabzevar||IR|36.213|57.682|Asia/Tehran|
Huambo||AO|-12.776|15.739|Africa/Luanda|
Groznyy||RU|43.312|45.689|Europe/Moscow|
Geelong|VIC|AU|-38.147|144.361|Australia/Melbourne|
Rāichūr||IN|16.205|77.356|Asia/Kolkata|
Huanggang||CN|23.677|117.000|Asia/Shanghai|
Quthbullapur||IN|17.501|78.458|Asia/Kolkata|
Mubi||NG|10.269|13.267|Africa/Lagos|
Sector 1||RO|44.492|26.048|Europe/Bucharest|
Bukavu||CD|-2.491|28.843|Africa/Lubumbashi|
Lexington|KY|US|37.989|-84.478|America/New_York|
Juazeiro do Norte||BR|-7.213|-39.315|America/Fortaleza|
Mymensingh||BD|24.756|90.406|Asia/Dhaka|
Karnāl||IN|29.692|76.984|Asia/Kolkata|
Roodepoort||ZA|-26.163|27.872|Africa/Johannesburg|
Tanga||TZ|-5.069|39.099|Africa/Dar_es_Salaam|
Jingling||CN|30.650|113.100|Asia/Shanghai|
Sucre||BO|-19.033|-65.263|America/La_Paz|
Nacala||MZ|-14.563|40.685|Africa/Maputo|
Ashdod||IL|31.792|34.650|Asia/Jerusalem|אשדוד
Minamirinkan||JP|35.495|139.443|Asia/Tokyo|
Oviedo||ES|43.360|-5.845|Europe/Madrid|
Paramaribo||SR|5.866|-55.167|America/Paramaribo|
Adıyaman||TR|37.764|38.276|Europe/Istanbul|
Arrah||IN|25.556|84.663|Asia/Kolkata|
Okara||PK|30.810|73.452|Asia/Karachi|
Nārāyanganj||BD|23.614|90.503|Asia/Dhaka|
Tongchuanshi||CN|35.075|109.085|Asia/Shanghai|
Imphal||IN|24.808|93.944|Asia/Kolkata|
Najafābād||IR|32.635|51.365|Asia/Tehran|
Paradise|NV|US|36.097|-115.147|America/Los_Angeles|
Qarshi||UZ|38.861|65.789|Asia/Samarkand|
Gosāba||IN|22.165|88.801|Asia/Kolkata|
Puerto Princesa||PH|9.739|118.735|Asia/Manila|
Xintai||CN|35.901|117.752|Asia/Shanghai|
Santa Cruz de Tenerife||ES|28.468|-16.255|Atlantic/Canary|
Haeju||KP|38.041|125.715|Asia/Pyongyang|
Graz||AT|47.067|15.450|Europe/Vienna|
Ikire||NG|7.370|4.186|Africa/Lagos|
Embu||BR|-23.649|-46.852|America/Sao_Paulo|
Formosa||AR|-26.185|-58.173|America/Argentina/Cordoba|
Shakhty||RU|47.709|40.214|Europe/Moscow|
Blagoveshchensk||RU|50.280|127.540|Asia/Yakutsk|
Olongapo||PH|14.829|120.283|Asia/Manila|
Banja Luka||BA|44.778|17.194|Europe/Sarajevo|
Thị Xã Phú Mỹ||VN|10.568|107.130|Asia/Ho_Chi_Minh|
Neyshābūr||IR|36.213|58.796|Asia/Tehran|
Wuxue||CN|29.851|115.552|Asia/Shanghai|
Babruysk||BY|53.138|29.221|Europe/Minsk|
Rishon LeZion||IL|31.971|34.789|Asia/Jerusalem|ראשון לציון
Campeche||MX|19.844|-90.526|America/Merida|
Richmond|VA|US|37.554|-77.460|America/New_York|
Cabanatuan City||PH|15.486|120.966|Asia/Manila|
Fuencarral-El Pardo||ES|40.498|-3.731|Europe/Madrid|
Mirzāpur||IN|25.145|82.565|Asia/Kolkata|
Messina||IT|38.194|15.553|Europe/Rome|
Dehiwala-Mount Lavinia||LK|6.840|79.871|Asia/Colombo|
Takarazuka||JP|34.799|135.357|Asia/Tokyo|
Kharagpur||IN|22.340|87.325|Asia/Kolkata|
Dhanbād||IN|23.802|86.443|Asia/Kolkata|
Tanjore||IN|10.785|79.139|Asia/Kolkata|
Badalona||ES|41.450|2.247|Europe/Madrid|
Ageoshimo||JP|35.971|139.614|Asia/Tokyo|
Binangonan||PH|14.465|121.193|Asia/Manila|
Oberhausen||DE|51.478|6.862|Europe/Berlin|
Chon Buri||TH|13.362|100.983|Asia/Bangkok|
Verona||IT|45.430|10.984|Europe/Rome|
Prokop’yevsk||RU|53.906|86.719|Asia/Novokuznetsk|
Eldoret||KE|0.520|35.270|Africa/Nairobi|
Wuhai||CN|39.684|106.816|Asia/Shanghai|
Bertoua||CM|4.577|13.685|Africa/Douala|
Imperatriz||BR|-5.526|-47.492|America/Fortaleza|
San Pedro de Macorís||DO|18.454|-69.309|America/Santo_Domingo|
Amarnāth||IN|19.200|73.167|Asia/Kolkata|
Taiping||MY|4.850|100.733|Asia/Kuala_Lumpur|
Alor Setar||MY|6.121|100.360|Asia/Kuala_Lumpur|
Purwokerto||ID|-7.421|109.234|Asia/Jakarta|
Colombo||BR|-25.292|-49.224|America/Sao_Paulo|
Jamaica|NY|US|40.691|-73.806|America/New_York|
Rybinsk||RU|58.045|38.843|Europe/Moscow|
Hobart|TAS|AU|-42.879|147.329|Australia/Hobart|
Santa Rosa||PH|14.312|121.111|Asia/Manila|
Kisumu||KE|-0.102|34.762|Africa/Nairobi|
San Bernardino|CA|US|34.108|-117.290|America/Los_Angeles|
Imus||PH|14.430|120.937|Asia/Manila|
Vykhino-Zhulebino||RU|55.702|37.812|Europe/Moscow|
Freiburg||DE|47.996|7.852|Europe/Berlin|
Northampton||GB|52.250|-0.883|Europe/London|
Purwakarta||ID|-6.557|107.443|Asia/Jakarta|
Zelenograd||RU|55.983|37.181|Europe/Moscow|
Archway||GB|51.567|-0.134|Europe/London|
Mirpur Khas||PK|25.528|69.013|Asia/Karachi|
Daloa||CI|6.877|-6.450|Africa/Abidjan|
Mek'ele||ET|13.497|39.475|Africa/Addis_Ababa|
Biysk||RU|52.536|85.207|Asia/Barnaul|
Concepción||CL|-36.827|-73.050|America/Santiago|
Novi Sad||RS|45.252|19.837|Europe/Belgrade|
Jinzhou||CN|39.100|121.717|Asia/Shanghai|
Monclova||MX|26.907|-101.421|America/Monterrey|
Mucumpiz||VE|8.417|-71.133|America/Caracas|
La Paz||MX|24.144|-110.300|America/Mazatlan|
Velikiy Novgorod||RU|58.521|31.271|Europe/Moscow|
Owerri||NG|5.484|7.033|Africa/Lagos|
Centralniy||RU|59.931|30.361|Europe/Moscow|
Shagamu||NG|6.848|3.646|Africa/Lagos|
Taboão da Serra||BR|-23.626|-46.792|America/Sao_Paulo|
Nazrēt||ET|8.550|39.267|Africa/Addis_Ababa|
Nāgercoil||IN|8.179|77.432|Asia/Kolkata|
Lutsk||UA|50.759|25.342|Europe/Kiev|
Bergen||NO|60.393|5.324|Europe/Oslo|
Brăila||RO|45.272|27.974|Europe/Bucharest|
Naz̧arābād||IR|35.954|50.606|Asia/Tehran|
Guangyuan||CN|32.442|105.823|Asia/Shanghai|
Būkān||IR|36.521|46.209|Asia/Tehran|
Spokane|WA|US|47.660|-117.429|America/Los_Angeles|
Norwich||GB|52.628|1.298|Europe/London|
Jacareí||BR|-23.305|-45.966|America/Sao_Paulo|
Chōfu||JP|35.659|139.548|Asia/Tokyo|
Loa Janan||ID|-0.583|117.095|Asia/Makassar|
Rancagua||CL|-34.171|-70.744|America/Santiago|
Mokotów||PL|52.193|21.035|Europe/Warsaw|
Nogales||MX|31.309|-110.942|America/Hermosillo|
Birmingham|AL|US|33.521|-86.802|America/Chicago|
Bukit Mertajam||MY|5.363|100.467|Asia/Kuala_Lumpur|
Lipa City||PH|13.941|121.163|Asia/Manila|
Marília||BR|-22.214|-49.946|America/Sao_Paulo|
Lübeck||DE|53.869|10.687|Europe/Berlin|
Sepang||MY|2.693|101.750|Asia/Kuala_Lumpur|
Cartagena||ES|37.605|-0.986|Europe/Madrid|
Esenyurt||TR|41.027|28.677|Europe/Istanbul|
Modesto|CA|US|37.639|-120.997|America/Los_Angeles|
Kırıkkale||TR|39.845|33.506|Europe/Istanbul|
Hailar||CN|49.200|119.700|Asia/Shanghai|
Terrassa||ES|41.567|2.017|Europe/Madrid|
Abha||SA|18.216|42.505|Asia/Riyadh|
Tarhuna||LY|32.435|13.633|Africa/Tripoli|
Idkū||EG|31.307|30.298|Africa/Cairo|
Matsumoto||JP|36.233|137.967|Asia/Tokyo|
Daliang||CN|22.841|113.250|Asia/Shanghai|
Qui Nhon||VN|13.776|109.224|Asia/Ho_Chi_Minh|
Des Moines|IA|US|41.601|-93.609|America/Chicago|
Pāli||IN|25.773|73.323|Asia/Kolkata|
Arroyo Naranjo||CU|23.038|-82.377|America/Havana|
Antakya||TR|36.207|36.157|Europe/Istanbul|
Bogra||BD|24.851|89.371|Asia/Dhaka|
Kostanay||KZ|53.214|63.625|Asia/Qostanay|
Rochester|NY|US|43.155|-77.616|America/New_York|
Chuncheon||KR|37.875|127.734|Asia/Seoul|
Vũng Tàu||VN|10.346|107.084|Asia/Ho_Chi_Minh|
Eindhoven||NL|51.441|5.478|Europe/Amsterdam|
Pematangsiantar||ID|2.959|99.069|Asia/Jakarta|
Kanggye||KP|40.969|126.585|Asia/Pyongyang|
Presidente Prudente||BR|-22.126|-51.389|America/Sao_Paulo|
Sanming||CN|26.249|117.619|Asia/Shanghai|
Sohag||EG|26.557|31.695|Africa/Cairo|
Rennes||FR|48.112|-1.674|Europe/Paris|
São Leopoldo||BR|-29.760|-51.147|America/Sao_Paulo|
Ijebu-Ode||NG|6.819|3.917|Africa/Lagos|
Yamunānagar||IN|30.128|77.284|Asia/Kolkata|
Nakhon Ratchasima||TH|14.971|102.102|Asia/Bangkok|
Toruń||PL|53.014|18.598|Europe/Warsaw|
Oruro||BO|-17.983|-67.150|America/La_Paz|
Kielce||PL|50.870|20.628|Europe/Warsaw|
Rewa||IN|24.533|81.292|Asia/Kolkata|
La Romana||DO|18.427|-68.973|America/Santo_Domingo|
Gaborone||BW|-24.655|25.909|Africa/Gaborone|
Hangu||CN|39.249|117.789|Asia/Shanghai|
Maryvale|AZ|US|33.502|-112.178|America/Phoenix|
Tacoma|WA|US|47.253|-122.444|America/Los_Angeles|
Lobito||AO|-12.364|13.536|Africa/Luanda|
North Shore||NZ|-36.800|174.750|Pacific/Auckland|
Ciputat||ID|-6.237|106.696|Asia/Jakarta|
Sirjan||IR|29.451|55.681|Asia/Tehran|
Arlington|VA|US|38.881|-77.104|America/New_York|
San Pablo||PH|14.068|121.326|Asia/Manila|
Jerez de la Frontera||ES|36.686|-6.136|Europe/Madrid|
Fontana|CA|US|34.092|-117.435|America/Los_Angeles|
Oxnard|CA|US|34.197|-119.177|America/Los_Angeles|
Ciampea||ID|-6.555|106.701|Asia/Jakarta|
Kasukabe||JP|35.983|139.750|Asia/Tokyo|
Oradea||RO|47.046|21.918|Europe/Bucharest|
Annaba||DZ|36.900|7.767|Africa/Algiers|
Sabadell||ES|41.543|2.109|Europe/Madrid|
Móstoles||ES|40.322|-3.865|Europe/Madrid|
Toamasina||MG|-18.149|49.402|Indian/Antananarivo|
Dinājpur||BD|25.627|88.638|Asia/Dhaka|
Buenavista||MX|19.608|-99.169|America/Mexico_City|
Itabuna||BR|-14.786|-39.280|America/Bahia|
Kishiwada||JP|34.467|135.367|Asia/Tokyo|
Suzhou||CN|33.636|116.979|Asia/Shanghai|
São Carlos||BR|-22.017|-47.891|America/Sao_Paulo|
Linz||AT|48.306|14.286|Europe/Vienna|
Alcalá de Henares||ES|40.482|-3.360|Europe/Madrid|
Gaoping||CN|30.776|106.103|Asia/Shanghai|
Numazu||JP|35.100|138.867|Asia/Tokyo|
Ivano-Frankivsk||UA|48.922|24.710|Europe/Kiev|
Moreno Valley|CA|US|33.938|-117.231|America/Los_Angeles|
Secunderabad||IN|17.504|78.543|Asia/Kolkata|
Jōetsu||JP|37.148|138.236|Asia/Tokyo|
Debrecen||HU|47.532|21.624|Europe/Budapest|
Bīdar||IN|17.908|77.515|Asia/Kolkata|
Padova||IT|45.408|11.886|Europe/Rome|
Las Tunas||CU|20.962|-76.951|America/Havana|
Sa Dec||VN|10.291|105.756|Asia/Ho_Chi_Minh|
Hortolândia||BR|-22.858|-47.220|America/Sao_Paulo|
Bayamón||PR|18.399|-66.156|America/Puerto_Rico|
Daqing||CN|46.583|125.000|Asia/Shanghai|
Puerto Vallarta||MX|20.617|-105.230|America/Mexico_City|
Agartala||IN|23.836|91.279|Asia/Kolkata|
Erfurt||DE|50.979|11.033|Europe/Berlin|
Monghyr||IN|25.375|86.475|Asia/Kolkata|
Edéa||CM|3.800|10.133|Africa/Douala|
Vasyl'evsky Ostrov||RU|59.941|30.254|Europe/Moscow|
Odawara||JP|35.256|139.160|Asia/Tokyo|
Atsiaman||GH|5.698|-0.328|Africa/Accra|
Osmaniye||TR|37.074|36.248|Europe/Istanbul|
Burnaby|BC|CA|49.266|-122.953|America/Vancouver|
Bābol||IR|36.551|52.679|Asia/Tehran|
Burhānpur||IN|21.309|76.230|Asia/Kolkata|
Tampere||FI|61.499|23.787|Europe/Helsinki|
Tapachula||MX|14.904|-92.257|America/Mexico_City|
Yiyang||CN|28.589|112.328|Asia/Shanghai|
Çorlu||TR|41.159|27.800|Europe/Istanbul|
Harburg||DE|53.461|9.984|Europe/Berlin|
Linxia Chengguanzhen||CN|35.600|103.206|Asia/Shanghai|
Barisāl||BD|22.705|90.370|Asia/Dhaka|
Cileungsir||ID|-6.395|106.959|Asia/Jakarta|
Nadiād||IN|22.694|72.862|Asia/Kolkata|
Mossoró||BR|-5.188|-37.344|America/Fortaleza|
Pskov||RU|57.814|28.350|Europe/Moscow|
Fayetteville|NC|US|35.053|-78.878|America/New_York|
Yuncheng||CN|35.023|110.993|Asia/Shanghai|
Al Khums||LY|32.649|14.262|Africa/Tripoli|
Huntington Beach|CA|US|33.660|-117.999|America/Los_Angeles|
Favoriten||AT|48.161|16.382|Europe/Vienna|
Chiniot||PK|31.721|72.978|Asia/Karachi|
Itapevi||BR|-23.549|-46.934|America/Sao_Paulo|
Chāpra||IN|25.780|84.747|Asia/Kolkata|
Rengasdengklok||ID|-6.159|107.298|Asia/Jakarta|
Sete Lagoas||BR|-19.466|-44.247|America/Sao_Paulo|
La Pintana||CL|-33.583|-70.634|America/Santiago|
Yonkers|NY|US|40.931|-73.899|America/New_York|
Glendale|CA|US|34.143|-118.255|America/Los_Angeles|
Chiang Mai||TH|18.790|98.985|Asia/Bangkok|
Petropavl||KZ|54.867|69.150|Asia/Almaty|
Cabimas||VE|10.399|-71.452|America/Caracas|
Dindigul||IN|10.369|77.980|Asia/Kolkata|
Aurora|IL|US|41.761|-88.320|America/Chicago|
Montgomery|AL|US|32.367|-86.300|America/Chicago|
Columbus|GA|US|32.461|-84.988|America/New_York|
Nicosia||CY|35.175|33.364|Asia/Famagusta|
Santo Domingo de los Colorados||EC|-0.253|-79.175|America/Guayaquil|
Jalālābād||AF|34.426|70.452|Asia/Kabul|
Ugep||NG|5.809|8.081|Africa/Lagos|
Yanbu||SA|24.090|38.062|Asia/Riyadh|
Charleroi||BE|50.411|4.444|Europe/Brussels|
Thika||KE|-1.033|37.069|Africa/Nairobi|
Petah Tikva||IL|32.087|34.887|Asia/Jerusalem|פתח תקווה
Severnyy||RU|55.936|37.549|Europe/Moscow|
Oral||KZ|51.233|51.367|Asia/Oral|
Shahkot||PK|31.571|73.485|Asia/Karachi|
Pokhara||NP|28.267|83.969|Asia/Kathmandu|
Osh||KG|40.528|72.799|Asia/Bishkek|
Sumedang||ID|-6.859|107.916|Asia/Jakarta|
Az Zāwīyah||LY|32.757|12.728|Africa/Tripoli|
São José||BR|-28.212|-49.163|America/Sao_Paulo|
Panchkula||IN|30.695|76.850|Asia/Kolkata|
Ladner|BC|CA|49.089|-123.082|America/Vancouver|
New Cairo||EG|30.030|31.470|Africa/Cairo|
Salé Al Jadida||MA|33.997|-6.740|Africa/Casablanca|
Chakwama||NG|11.560|9.664|Africa/Lagos|
Sīkar||IN|27.612|75.140|Asia/Kolkata|
Tilburg||NL|51.556|5.091|Europe/Amsterdam|
Balakovo||RU|52.028|47.801|Europe/Saratov|
Armavir||RU|44.989|41.123|Europe/Moscow|
Kamoke||PK|31.975|74.223|Asia/Karachi|
Saidpur||BD|25.778|88.892|Asia/Dhaka|
Āmol||IR|36.470|52.351|Asia/Tehran|
Bila Tserkva||UA|49.809|30.112|Europe/Kiev|
Dudley||GB|52.500|-2.083|Europe/London|
Hagen||DE|51.361|7.472|Europe/Berlin|
Saskatoon|SK|CA|52.132|-106.669|America/Regina|
Gliwice||PL|50.298|18.677|Europe/Warsaw|
Changji||CN|44.008|87.305|Asia/Urumqi|
Malolos||PH|14.844|120.810|Asia/Manila|
Amarillo|TX|US|35.222|-101.831|America/Chicago|
Bulandshahr||IN|28.404|77.858|Asia/Kolkata|
Capiatá||PY|-25.355|-57.445|America/Asuncion|
Pamplona||ES|42.817|-1.643|Europe/Madrid|
Purnia||IN|25.779|87.474|Asia/Kolkata|
Kaiyuan||CN|23.698|103.304|Asia/Shanghai|
Rostock||DE|54.089|12.140|Europe/Berlin|
Sibu||MY|2.300|111.817|Asia/Kuching|
Arnavutköy||TR|41.184|28.740|Europe/Istanbul|
Machala||EC|-3.259|-79.961|America/Guayaquil|
Little Rock|AR|US|34.746|-92.290|America/Chicago|
Hospet||IN|15.270|76.387|Asia/Kolkata|
Fuenlabrada||ES|40.284|-3.794|Europe/Madrid|
Mentougou||CN|39.938|116.093|Asia/Shanghai|
Akron|OH|US|41.081|-81.519|America/New_York|
Talca||CL|-35.426|-71.655|America/Santiago|
Gurgaon||IN|28.460|77.026|Asia/Kolkata|
Ciudad Madero||MX|22.272|-97.836|America/Monterrey|
Shreveport|LA|US|32.525|-93.750|America/Chicago|
Ðà Lạt||VN|11.946|108.442|Asia/Ho_Chi_Minh|
Bīrjand||IR|32.866|59.221|Asia/Tehran|
San-Pédro||CI|4.749|-6.636|Africa/Abidjan|
Vientiane||LA|17.967|102.600|Asia/Vientiane|
Aberdeen||GB|57.144|-2.098|Europe/London|
Kure||JP|34.232|132.567|Asia/Tokyo|
İzmit||TR|40.765|29.929|Europe/Istanbul|
Reims||FR|49.265|4.029|Europe/Paris|
Laayoune||EH|27.142|-13.188|Africa/El_Aaiun|
Palmas||BR|-10.167|-48.328|America/Araguaina|
Parauapebas||BR|-6.067|-49.902|America/Belem|
Icheon-si||KR|37.279|127.442|Asia/Seoul|
Townsville|QLD|AU|-19.266|146.806|Australia/Brisbane|
Sambhal||IN|28.585|78.570|Asia/Kolkata|
Americana||BR|-22.739|-47.331|America/Sao_Paulo|
Engel’s||RU|51.484|46.105|Europe/Saratov|
Gandhinagar||IN|23.217|72.683|Asia/Kolkata|
Burgas||BG|42.506|27.468|Europe/Sofia|
Murwāra||IN|23.838|80.394|Asia/Kolkata|
Nagaoka||JP|37.450|138.850|Asia/Tokyo|
Guri-si||KR|37.599|127.139|Asia/Seoul|
Coro||VE|11.405|-69.673|America/Caracas|
Nishi-Tokyo-shi||JP|35.725|139.538|Asia/Tokyo|
Xinhui||CN|22.456|113.048|Asia/Shanghai|
Grand Rapids|MI|US|42.963|-85.668|America/Detroit|
Kendari||ID|-3.978|122.515|Asia/Makassar|
Petrolina||BR|-9.399|-40.501|America/Recife|
Yamoussoukro||CI|6.821|-5.277|Africa/Abidjan|
Kassel||DE|51.317|9.500|Europe/Berlin|
Nāngloi Jāt||IN|28.680|77.068|Asia/Kolkata|
Severodvinsk||RU|64.564|39.830|Europe/Moscow|
Mobile|AL|US|30.694|-88.043|America/Chicago|
Portsmouth||GB|50.799|-1.091|Europe/London|
Nnewi||NG|6.020|6.917|Africa/Lagos|
Parung||ID|-6.421|106.733|Asia/Jakarta|
Divinópolis||BR|-20.144|-44.891|America/Sao_Paulo|
Başakşehir||TR|41.093|28.802|Europe/Istanbul|
Ezhou||CN|30.400|114.833|Asia/Shanghai|
Maracanaú||BR|-3.877|-38.626|America/Fortaleza|
Itami||JP|34.784|135.401|Asia/Tokyo|
Nam Định||VN|20.434|106.177|Asia/Bangkok|
Uji||JP|34.890|135.803|Asia/Tokyo|
Machilīpatnam||IN|16.187|81.139|Asia/Kolkata|
Hyesan||KP|41.402|128.178|Asia/Pyongyang|
Salt Lake City|UT|US|40.761|-111.891|America/Denver|
Bayamo||CU|20.374|-76.644|America/Havana|
Katihar||IN|25.539|87.570|Asia/Kolkata|
Tanjung Pinang||ID|0.917|104.458|Asia/Jakarta|
Pār Naogaon||BD|24.804|88.949|Asia/Dhaka|
Newcastle upon Tyne||GB|54.973|-1.614|Europe/London|
Klaipėda||LT|55.707|21.139|Europe/Vilnius|
Zabrze||PL|50.325|18.786|Europe/Warsaw|
Bojnūrd||IR|37.475|57.329|Asia/Tehran|
Guatire||VE|10.474|-66.542|America/Caracas|
Humen||CN|22.819|113.673|Asia/Shanghai|
Sidi Bel Abbès||DZ|35.190|-0.631|Africa/Algiers|
Hat Yai||TH|7.008|100.477|Asia/Bangkok|
Haicheng||CN|40.852|122.748|Asia/Shanghai|
Suzuka||JP|34.883|136.583|Asia/Tokyo|
Zinder||NE|13.807|8.988|Africa/Niamey|
Curug||ID|-6.266|106.556|Asia/Jakarta|
Barrancabermeja||CO|7.065|-73.855|America/Bogota|
Zlatoust||RU|55.171|59.651|Asia/Yekaterinburg|
Ormoc||PH|11.006|124.608|Asia/Manila|
Bhiwāni||IN|28.793|76.140|Asia/Kolkata|
Huntsville|AL|US|34.730|-86.586|America/Chicago|
Zoucheng||CN|35.401|116.966|Asia/Shanghai|
Cork||IE|51.898|-8.471|Europe/Dublin|
Al Fallūjah||IQ|33.349|43.786|Asia/Baghdad|
Ise-Ekiti||NG|7.465|5.423|Africa/Lagos|
Vantaa||FI|60.294|25.041|Europe/Helsinki|
Kōfu||JP|35.667|138.567|Asia/Tokyo|
Paarl||ZA|-33.734|18.975|Africa/Johannesburg|
Tallahassee|FL|US|30.438|-84.281|America/New_York|
Saddiqabad||PK|28.309|70.127|Asia/Karachi|
Banī Suwayf||EG|29.074|31.098|Africa/Cairo|
Planaltina||BR|-15.618|-47.649|America/Sao_Paulo|
Sunrise Manor|NV|US|36.211|-115.073|America/Los_Angeles|
Syzran’||RU|53.158|48.468|Europe/Samara|
Bytom||PL|50.348|18.933|Europe/Warsaw|
Mwene-Ditu||CD|-7.009|23.453|Africa/Lubumbashi|
Panalanoy||PH|11.251|125.006|Asia/Manila|
Izumi||JP|34.483|135.433|Asia/Tokyo|
Santarém||BR|-2.443|-54.708|America/Santarem|
Wanxian||CN|30.815|108.371|Asia/Shanghai|
Kabwe||ZM|-14.447|28.446|Africa/Lusaka|
Quelimane||MZ|-17.879|36.888|Africa/Maputo|
San Fernando del Valle de Catamarca||AR|-28.470|-65.785|America/Argentina/Catamarca|
Almería||ES|36.838|-2.460|Europe/Madrid|
Camaçari||BR|-12.697|-38.324|America/Bahia|
Labuan Bajo||ID|-8.496|119.888|Asia/Makassar|
Cibinong||ID|-6.482|106.854|Asia/Jakarta|
Donghai||CN|22.946|115.642|Asia/Shanghai|
Boyeros||CU|23.007|-82.402|America/Havana|
Baiyin||CN|36.547|104.170|Asia/Shanghai|
Mabalacat City||PH|15.223|120.571|Asia/Manila|
Laizhou||CN|37.181|119.942|Asia/Shanghai|
Santa Bárbara d'Oeste||BR|-22.754|-47.414|America/Sao_Paulo|
Kultali||IN|21.900|88.400|Asia/Kolkata|
Praga Południe||PL|52.244|21.085|Europe/Warsaw|
Rio Grande||BR|-32.035|-52.099|America/Sao_Paulo|
Grand Prairie|TX|US|32.746|-96.998|America/Chicago|
Mohammedia||MA|33.686|-7.383|Africa/Casablanca|
Sutton||GB|51.350|-0.200|Europe/London|
Qo‘qon||UZ|40.529|70.942|Asia/Tashkent|
Petropavlovsk-Kamchatsky||RU|53.044|158.651|Asia/Kamchatka|
Chilpancingo||MX|17.551|-99.506|America/Mexico_City|
Trieste||IT|45.650|13.777|Europe/Rome|
Cachoeiro de Itapemirim||BR|-20.849|-41.113|America/Sao_Paulo|
Donaustadt||AT|48.233|16.460|Europe/Vienna|
Kikwit||CD|-5.041|18.816|Africa/Kinshasa|
Pinar del Río||CU|22.417|-83.697|America/Havana|
Pagadian||PH|7.826|123.437|Asia/Manila|
Pābna||BD|24.006|89.237|Asia/Dhaka|
Cienfuegos||CU|22.150|-80.447|America/Havana|
Beersheba||IL|31.252|34.791|Asia/Jerusalem|Beer Sheva,באר שבע
Overland Park|KS|US|38.982|-94.671|America/Chicago|
Raebareli||IN|26.231|81.233|Asia/Kolkata|
Springs||ZA|-26.250|28.400|Africa/Johannesburg|
Shibīn al Kawm||EG|30.553|31.009|Africa/Cairo|
Hitachi||JP|36.600|140.650|Asia/Tokyo|
Antsirabe||MG|-19.866|47.033|Indian/Antananarivo|
Zawiya||LY|32.752|12.728|Africa/Tripoli|
Madiun||ID|-7.630|111.524|Asia/Jakarta|
Haridwar||IN|29.948|78.160|Asia/Kolkata|
Leganés||ES|40.327|-3.764|Europe/Madrid|
Ad-Damazin||SD|11.789|34.359|Africa/Khartoum|
Arica||CL|-18.475|-70.298|America/Santiago|
Le Havre||FR|49.494|0.108|Europe/Paris|
Swindon||GB|51.558|-1.781|Europe/London|
Singrauli||IN|24.200|82.675|Asia/Kolkata|
Richmond Hill|ON|CA|43.871|-79.437|America/Toronto|
Donostia / San Sebastián||ES|43.313|-1.975|Europe/Madrid|
Hamm||DE|51.680|7.821|Europe/Berlin|
Knoxville|TN|US|35.961|-83.921|America/New_York|
Jamaame||SO|0.070|42.745|Africa/Mogadishu|
Poza Rica de Hidalgo||MX|20.533|-97.459|America/Mexico_City|
Moratuwa||LK|6.773|79.882|Asia/Colombo|
Kütahya||TR|39.424|29.983|Europe/Istanbul|
Mainz||DE|49.984|8.279|Europe/Berlin|
Meycauayan||PH|14.737|120.961|Asia/Manila|
Brescia||IT|45.536|10.215|Europe/Rome|
Worcester|MA|US|42.263|-71.802|America/New_York|
Zaoyang||CN|32.127|112.754|Asia/Shanghai|
Paltan||BD|23.736|90.414|Asia/Dhaka|
Jūnāgadh||IN|21.520|70.460|Asia/Kolkata|
Mutare||ZW|-18.971|32.671|Africa/Harare|
Mbandaka||CD|0.049|18.260|Africa/Kinshasa|
Pemalang||ID|-6.892|109.383|Asia/Jakarta|
Quanzhou||CN|24.914|118.586|Asia/Shanghai|
San Luis||AR|-33.295|-66.336|America/Argentina/San_Luis|
Genève||CH|46.202|6.146|Europe/Zurich|
Tarlac City||PH|15.480|120.598|Asia/Manila|
Būrewāla||PK|30.167|72.650|Asia/Karachi|
Brownsville|TX|US|25.902|-97.497|America/Chicago|
Baishan||CN|41.939|126.420|Asia/Shanghai|
Sūjāngarh||IN|27.700|74.467|Asia/Kolkata|
Zaozhuang||CN|34.865|117.554|Asia/Shanghai|
Kushiro||JP|42.975|144.375|Asia/Tokyo|
Cergy-Pontoise||FR|49.039|2.078|Europe/Paris|
Çorum||TR|40.549|34.953|Europe/Istanbul|
Ellore||IN|16.713|81.104|Asia/Kolkata|
Pātan||NP|27.677|85.314|Asia/Kathmandu|
Manta||EC|-0.962|-80.713|America/Guayaquil|
Lembang||ID|-6.812|107.618|Asia/Jakarta|
Sants-Montjuïc||ES|41.373|2.155|Europe/Madrid|
Bhusāval||IN|21.044|75.785|Asia/Kolkata|
Pak Kret||TH|13.913|100.499|Asia/Bangkok|
Khandwa||IN|21.824|76.351|Asia/Kolkata|
Santander||ES|43.465|-3.804|Europe/Madrid|
Liège||BE|50.634|5.567|Europe/Brussels|
Cúa||VE|10.162|-66.882|America/Caracas|
Sakura||JP|35.717|140.233|Asia/Tokyo|
Kamensk-Ural’skiy||RU|56.419|61.933|Asia/Yekaterinburg|
Itaboraí||BR|-22.744|-42.859|America/Sao_Paulo|
Blida||DZ|36.470|2.828|Africa/Algiers|
Newport News|VA|US|37.083|-76.470|America/New_York|
Santa Clarita|CA|US|34.392|-118.543|America/Los_Angeles|
Biratnagar||NP|26.455|87.270|Asia/Kathmandu|
Carletonville||ZA|-26.361|27.398|Africa/Johannesburg|
Bahraigh||IN|27.574|81.595|Asia/Kolkata|
Barrie|ON|CA|44.400|-79.666|America/Toronto|
Monywa||MM|22.109|95.136|Asia/Yangon|
Richmond|BC|CA|49.170|-123.137|America/Vancouver|
Prato||IT|43.880|11.097|Europe/Rome|
Probolinggo||ID|-7.754|113.216|Asia/Jakarta|
Sirsa||IN|29.535|75.029|Asia/Kolkata|
Guarenas||VE|10.470|-66.619|America/Caracas|
Anda||CN|46.402|125.315|Asia/Shanghai|
Saarbrücken||DE|49.233|7.010|Europe/Berlin|
Shangqiu||CN|34.450|115.650|Asia/Shanghai|
Wādī as Sīr||JO|31.954|35.818|Asia/Amman|
Groningen||NL|53.219|6.567|Europe/Amsterdam|
Taranto||IT|40.464|17.247|Europe/Rome|
Malacca||MY|2.196|102.240|Asia/Kuala_Lumpur|
Chandannagar||IN|22.862|88.368|Asia/Kolkata|
Gangneung||KR|37.753|128.872|Asia/Seoul|
Baharampur||IN|24.105|88.252|Asia/Kolkata|
Dodoma||TZ|-6.172|35.739|Africa/Dar_es_Salaam|
Crawley||GB|51.113|-0.183|Europe/London|
Rio Claro||BR|-22.411|-47.561|America/Sao_Paulo|
Tāngāil||BD|24.250|89.917|Asia/Dhaka|
Matadi||CD|-5.839|13.463|Africa/Kinshasa|
Castelló de la Plana||ES|39.986|-0.049|Europe/Madrid|
Yasenevo||RU|55.607|37.520|Europe/Moscow|
Atyrau||KZ|47.117|51.883|Asia/Atyrau|
Nepean|ON|CA|45.336|-75.722|America/Toronto|
Yangju||KR|37.833|127.062|Asia/Seoul|
Indaiatuba||BR|-23.088|-47.212|America/Sao_Paulo|
Surendranagar||IN|22.727|71.649|Asia/Kolkata|
Varāmīn||IR|35.324|51.646|Asia/Tehran|
Dosquebradas||CO|4.839|-75.667|America/Bogota|
Passo Fundo||BR|-28.263|-52.407|America/Sao_Paulo|
Xianning||CN|29.843|114.322|Asia/Shanghai|
Legaspi||PH|13.141|123.741|Asia/Manila|
Korla||CN|41.761|86.152|Asia/Urumqi|
Cotabato||PH|7.224|124.246|Asia/Manila|
Podolsk||RU|55.424|37.555|Europe/Moscow|
Vizianagaram||IN|18.117|83.411|Asia/Kolkata|
Providence|RI|US|41.824|-71.413|America/New_York|
Ila Orangun||NG|8.017|4.904|Africa/Lagos|
Qianjiang||CN|30.421|112.892|Asia/Shanghai|
Chenzhou||CN|25.800|113.033|Asia/Shanghai|
Burgos||ES|42.341|-3.702|Europe/Madrid|
Klerksdorp||ZA|-26.852|26.667|Africa/Johannesburg|
Si Racha||TH|13.174|100.931|Asia/Bangkok|
Tiaret||DZ|35.371|1.317|Africa/Algiers|
Amadora||PT|38.754|-9.231|Europe/Lisbon|
Ipswich||GB|52.059|1.155|Europe/London|
Kamirenjaku||JP|35.694|139.555|Asia/Tokyo|
Saki||NG|8.668|3.394|Africa/Lagos|
Chlef||DZ|36.165|1.335|Africa/Algiers|
Fort Lauderdale|FL|US|26.122|-80.143|America/New_York|
East Flatbush|NY|US|40.654|-73.930|America/New_York|
Anjō||JP|34.958|137.081|Asia/Tokyo|
Spring Valley|NV|US|36.108|-115.245|America/Los_Angeles|
Kutaisi||GE|42.268|42.695|Asia/Tbilisi|
Ciudad Camilo Cienfuegos||CU|23.161|-82.328|America/Havana|
Jingzhou||CN|30.350|112.190|Asia/Shanghai|
Proddatūr||IN|14.750|78.548|Asia/Kolkata|
Sittwe||MM|20.146|92.898|Asia/Yangon|
Ar Raqqah||SY|35.953|39.008|Asia/Damascus|
Meiktila||MM|20.878|95.858|Asia/Yangon|
Loum||CM|4.718|9.735|Africa/Douala|
Vellore||IN|12.918|79.133|Asia/Kolkata|
Hugli||IN|22.909|88.397|Asia/Kolkata|
Alappuzha||IN|9.490|76.326|Asia/Kolkata|
Santa Ana||SV|13.994|-89.560|America/El_Salvador|
Chattanooga|TN|US|35.046|-85.310|America/New_York|
Malāyer||IR|34.302|48.822|Asia/Tehran|
Bielsko-Biala||PL|49.822|19.047|Europe/Warsaw|
Yuzhno-Sakhalinsk||RU|46.954|142.736|Asia/Sakhalin|
Almere Stad||NL|52.370|5.214|Europe/Amsterdam|
Split||HR|43.509|16.439|Europe/Zagreb|
Saint-Étienne||FR|45.434|4.390|Europe/Paris|
Amroha||IN|28.903|78.470|Asia/Kolkata|
Regina|SK|CA|50.450|-104.618|America/Regina|
Zhenzhou||CN|32.280|119.170|Asia/Shanghai|
Saint-Louis||SN|16.018|-16.490|Africa/Dakar|
Turku||FI|60.451|22.269|Europe/Helsinki|
Tempe|AZ|US|33.415|-111.909|America/Phoenix|
Xindi||CN|29.817|113.467|Asia/Shanghai|
Oceanside|CA|US|33.196|-117.379|America/Los_Angeles|
Bella Vista||DO|18.455|-69.945|America/Santo_Domingo|
Tsukuba||JP|36.200|140.100|Asia/Tokyo|
Sāveh||IR|35.021|50.357|Asia/Tehran|
Wigan||GB|53.543|-2.637|Europe/London|
Garden Grove|CA|US|33.774|-117.941|America/Los_Angeles|
Khowy||IR|38.550|44.952|Asia/Tehran|
Mzuzu||MW|-11.466|34.021|Africa/Blantyre|
Siverek||TR|37.755|39.317|Europe/Istanbul|
Rancho Cucamonga|CA|US|34.106|-117.593|America/Los_Angeles|
Cape Coral|FL|US|26.563|-81.950|America/New_York|
Jiutai||CN|44.153|125.833|Asia/Shanghai|
Hirosaki||JP|40.593|140.472|Asia/Tokyo|
Santa Rosa|CA|US|38.440|-122.714|America/Los_Angeles|
Naga||PH|13.619|123.181|Asia/Manila|
Cotia||BR|-23.604|-46.919|America/Sao_Paulo|
Tomakomai||JP|42.637|141.603|Asia/Tokyo|
Tambaram||IN|12.925|80.127|Asia/Kolkata|
Pamulang||ID|-6.343|106.738|Asia/Jakarta|
Bo||SL|7.965|-11.738|Africa/Freetown|
Pathānkot||IN|32.275|75.653|Asia/Kolkata|
Hadano||JP|35.371|139.224|Asia/Tokyo|
Bozhou||CN|33.877|115.770|Asia/Shanghai|
Cikupa||ID|-6.236|106.508|Asia/Jakarta|
Bhind||IN|26.567|78.787|Asia/Kolkata|
Puerto Cabello||VE|10.473|-68.013|America/Caracas|
Obihiro||JP|42.917|143.204|Asia/Tokyo|
Ube||JP|33.943|131.251|Asia/Tokyo|
Kramators’k||UA|48.723|37.556|Europe/Kiev|
Shimla||IN|31.104|77.167|Asia/Kolkata|
Croydon||GB|51.383|-0.100|Europe/London|
Myeik||MM|12.440|98.600|Asia/Yangon|
East New York|NY|US|40.667|-73.882|America/New_York|
Bata||GQ|1.864|9.766|Africa/Malabo|
Midrand||ZA|-25.990|28.128|Africa/Johannesburg|
Chicoloapan||MX|19.417|-98.902|America/Mexico_City|
Ongole||IN|15.504|80.045|Asia/Kolkata|
Vancouver|WA|US|45.639|-122.661|America/Los_Angeles|
Gadag-Betageri||IN|15.417|75.617|Asia/Kolkata|
Licheng||CN|23.295|113.825|Asia/Shanghai|
Salatiga||ID|-7.332|110.493|Asia/Jakarta|
Miskolc||HU|48.103|20.778|Europe/Budapest|
Isparta||TR|37.764|30.552|Europe/Istanbul|
Weinan||CN|34.504|109.509|Asia/Shanghai|
Kaolack||SN|14.152|-16.073|Africa/Dakar|
Walsall||GB|52.585|-1.984|Europe/London|
Herne||DE|51.539|7.226|Europe/Berlin|
Lyublino||RU|55.677|37.760|Europe/Moscow|
Mansfield||GB|53.133|-1.200|Europe/London|
Olsztyn||PL|53.780|20.494|Europe/Warsaw|
Francisco Morato||BR|-23.282|-46.745|America/Sao_Paulo|
Hino||JP|35.673|139.400|Asia/Tokyo|
Netanya||IL|32.333|34.860|Asia/Jerusalem|נתניה
Nanping||CN|26.645|118.174|Asia/Shanghai|
Bida||NG|9.080|6.010|Africa/Lagos|
Sioux Falls|SD|US|43.550|-96.700|America/Chicago|
Prizren||XK|42.214|20.740|Europe/Belgrade|
Dongling||CN|41.814|123.576|Asia/Shanghai|
Bacău||RO|46.567|26.914|Europe/Bucharest|
Oxford||GB|51.752|-1.256|Europe/London|
Phra Pradaeng||TH|13.659|100.534|Asia/Bangkok|
Dagupan||PH|16.043|120.333|Asia/Manila|
Peoria|AZ|US|33.581|-112.237|America/Phoenix|
Ontario|CA|US|34.063|-117.651|America/Los_Angeles|
Navsāri||IN|20.942|72.925|Asia/Kolkata|
Mülheim||DE|51.432|6.880|Europe/Berlin|
Kulim||MY|5.365|100.562|Asia/Kuala_Lumpur|
Puri||IN|19.798|85.825|Asia/Kolkata|
Haldia||IN|22.060|88.110|Asia/Kolkata|
Jackson|MS|US|32.299|-90.185|America/Chicago|
Temirtau||KZ|50.055|72.965|Asia/Almaty|
Jacobabad||PK|28.282|68.438|Asia/Karachi|
Khammam||IN|17.248|80.144|Asia/Kolkata|
Carolina||PR|18.381|-65.957|America/Puerto_Rico|
Uvira||CD|-3.395|29.138|Africa/Lubumbashi|
Portoviejo||EC|-1.055|-80.454|America/Guayaquil|
Rāiganj||IN|25.613|88.124|Asia/Kolkata|
Takaoka||JP|36.750|137.017|Asia/Tokyo|
Ingrāj Bāzār||IN|25.004|88.146|Asia/Kolkata|
Araçatuba||BR|-21.209|-50.433|America/Sao_Paulo|
Fuyang||CN|32.900|115.817|Asia/Shanghai|
Kluang||MY|2.030|103.317|Asia/Kuala_Lumpur|
Albacete||ES|38.994|-1.856|Europe/Madrid|
Laiyang||CN|36.976|120.714|Asia/Shanghai|
Jaunpur||IN|25.754|82.687|Asia/Kolkata|
Ciudad del Carmen||MX|18.646|-91.830|America/Merida|
Reggio Calabria||IT|38.110|15.661|Europe/Rome|
Jaffna||LK|9.668|80.007|Asia/Colombo|
Arad||RO|46.183|21.317|Europe/Bucharest|
Bahir Dar||ET|11.594|37.391|Africa/Addis_Ababa|
Baranovichi||BY|53.133|26.014|Europe/Minsk|
Chalco||MX|19.262|-98.898|America/Mexico_City|
Toulon||FR|43.124|5.928|Europe/Paris|
Araraquara||BR|-21.794|-48.176|America/Sao_Paulo|
Bordj Bou Arreridj||DZ|36.073|4.761|Africa/Algiers|
Angers||FR|47.474|-0.548|Europe/Paris|
Horta-Guinardó||ES|41.418|2.168|Europe/Madrid|
Pátra||GR|38.244|21.734|Europe/Athens|
Alcorcón||ES|40.346|-3.825|Europe/Madrid|
Ech Chettia||DZ|36.196|1.255|Africa/Algiers|
Jamālpur||BD|24.920|89.948|Asia/Dhaka|
Ferraz de Vasconcelos||BR|-23.541|-46.369|America/Sao_Paulo|
Chirchiq||UZ|41.469|69.582|Asia/Tashkent|
Eloy Alfaro||EC|-2.176|-79.855|America/Guayaquil|
Jingmen||CN|31.034|112.205|Asia/Shanghai|
Berezniki||RU|59.409|56.820|Asia/Yekaterinburg|
Awka||NG|6.213|7.072|Africa/Lagos|
Volgodonsk||RU|47.514|42.151|Europe/Moscow|
Khouribga||MA|32.881|-6.906|Africa/Casablanca|
Breda||NL|51.587|4.776|Europe/Amsterdam|
Piteşti||RO|44.850|24.867|Europe/Bucharest|
Hollywood|CA|US|34.098|-118.327|America/Los_Angeles|
Ijero-Ekiti||NG|7.815|5.067|Africa/Lagos|
Miass||RU|55.045|60.108|Asia/Yekaterinburg|
Berazategui||AR|-34.765|-58.213|America/Argentina/Buenos_Aires|
Korhogo||CI|9.458|-5.630|Africa/Abidjan|
Abakan||RU|53.716|91.429|Asia/Krasnoyarsk|
Neukölln||DE|52.477|13.431|Europe/Berlin|
Fianarantsoa||MG|-21.453|47.086|Indian/Antananarivo|
Getafe||ES|40.306|-3.733|Europe/Madrid|
Plumbon||ID|-6.705|108.473|Asia/Jakarta|
Banhā||EG|30.460|31.184|Africa/Cairo|
Novocherkassk||RU|47.421|40.092|Europe/Moscow|
Elk Grove|CA|US|38.409|-121.372|America/Los_Angeles|
Springfield|MO|US|37.215|-93.298|America/Chicago|
Pembroke Pines|FL|US|26.003|-80.224|America/New_York|
Arapiraca||BR|-9.752|-36.661|America/Maceio|
Fuling||CN|29.706|107.396|Asia/Shanghai|
Daşoguz||TM|41.836|59.967|Asia/Ashgabat|
Fatehpur||IN|25.928|80.813|Asia/Kolkata|
Osnabrück||DE|52.273|8.050|Europe/Berlin|
Beni Mellal||MA|32.337|-6.350|Africa/Casablanca|
Gāndhīdhām||IN|23.083|70.133|Asia/Kolkata|
Nou Barris||ES|41.442|2.177|Europe/Madrid|
Ocumare del Tuy||VE|10.118|-66.775|America/Caracas|
Gaozhou||CN|21.939|110.846|Asia/Shanghai|
Kamakura||JP|35.309|139.550|Asia/Tokyo|
Ulanhot||CN|46.083|122.083|Asia/Shanghai|
Khobar||SA|26.279|50.208|Asia/Riyadh|
Holon||IL|32.010|34.779|Asia/Jerusalem|חולון
Shanwei||CN|22.782|115.347|Asia/Shanghai|
Oakville|ON|CA|43.450|-79.683|America/Toronto|
Deer Valley|AZ|US|33.684|-112.135|America/Phoenix|
Tuluá||CO|4.085|-76.195|America/Bogota|
Warrington||GB|53.393|-2.580|Europe/London|
Bushehr||IR|28.969|50.837|Asia/Tehran|
Nandyāl||IN|15.478|78.484|Asia/Kolkata|
Saga||JP|33.233|130.300|Asia/Tokyo|
Esmeraldas||EC|0.959|-79.654|America/Guayaquil|
Muzaffargarh||PK|30.073|71.194|Asia/Karachi|
Jiaozhou||CN|36.284|120.003|Asia/Shanghai|
Udupi||IN|13.335|74.746|Asia/Kolkata|
Banjaran||ID|-7.045|107.588|Asia/Jakarta|
Szeged||HU|46.253|20.148|Europe/Budapest|
Fendou||CN|45.212|130.903|Asia/Shanghai|
Loni||IN|28.751|77.290|Asia/Kolkata|
Serang||ID|-6.115|106.154|Asia/Jakarta|
Lages||BR|-27.816|-50.326|America/Sao_Paulo|
Port Saint Lucie|FL|US|27.294|-80.350|America/New_York|
Salem|OR|US|44.943|-123.035|America/Los_Angeles|
Basel||CH|47.558|7.573|Europe/Zurich|
Sītāpur||IN|27.562|80.683|Asia/Kolkata|
Zenica||BA|44.202|17.904|Europe/Sarajevo|
Burlington|ON|CA|43.386|-79.837|America/Toronto|
Solingen||DE|51.173|7.085|Europe/Berlin|
Fergana||UZ|40.384|71.784|Asia/Tashkent|
Kigoma||TZ|-4.877|29.627|Africa/Dar_es_Salaam|
Muridke||PK|31.803|74.258|Asia/Karachi|
Corona|CA|US|33.875|-117.566|America/Los_Angeles|
Shivpuri||IN|25.424|77.662|Asia/Kolkata|
Ḩawallī||KW|29.333|48.029|Asia/Kuwait|
Pilsen||CZ|49.747|13.378|Europe/Prague|
Inisa||NG|7.849|4.330|Africa/Lagos|
Nazran’||RU|43.226|44.773|Europe/Moscow|
Sousse||TN|35.825|10.637|Africa/Tunis|
Bejaïa||DZ|36.756|5.084|Africa/Algiers|
Barra Mansa||BR|-22.544|-44.171|America/Sao_Paulo|
Nossa Senhora do Socorro||BR|-10.855|-37.126|America/Maceio|
Bhadrāvati||IN|13.848|75.705|Asia/Kolkata|
Slough||GB|51.509|-0.595|Europe/London|
Vinh||VN|18.673|105.692|Asia/Bangkok|
Parakou||BJ|9.337|2.630|Africa/Porto-Novo|
Piraeus||GR|37.942|23.646|Europe/Athens|
Ādoni||IN|15.628|77.275|Asia/Kolkata|
Bournemouth||GB|50.720|-1.879|Europe/London|
Sidon||LB|33.558|35.371|Asia/Beirut|
Maradi||NE|13.500|7.102|Africa/Niamey|
Tsu||JP|34.733|136.517|Asia/Tokyo|
Eugene|OR|US|44.052|-123.087|America/Los_Angeles|
Peterborough||GB|52.574|-0.248|Europe/London|
Verāval||IN|20.908|70.368|Asia/Kolkata|
Tongzhou||CN|39.904|116.662|Asia/Shanghai|
Ludwigshafen am Rhein||DE|49.481|8.446|Europe/Berlin|
Şalālah||OM|17.015|54.092|Asia/Muscat|
Büyükçekmece||TR|41.021|28.585|Europe/Istanbul|
Aydın||TR|37.845|27.840|Europe/Istanbul|
Envigado||CO|6.176|-75.592|America/Bogota|
Geneina||SD|13.453|22.447|Africa/Ndjamena|
Anbu||CN|23.449|116.681|Asia/Shanghai|
McKinney|TX|US|33.198|-96.615|America/Chicago|
Sambalpur||IN|21.465|83.976|Asia/Kolkata|
Floridsdorf||AT|48.250|16.400|Europe/Vienna|
Leverkusen||DE|51.030|6.984|Europe/Berlin|
Skikda||DZ|36.876|6.909|Africa/Algiers|
La Rioja||AR|-29.411|-66.851|America/Argentina/La_Rioja|
Gadag||IN|15.430|75.630|Asia/Kolkata|
Boma||CD|-5.851|13.054|Africa/Kinshasa|
Mahābād||IR|36.763|45.722|Asia/Tehran|
Jiutepec||MX|18.881|-99.178|America/Mexico_City|
Dourados||BR|-22.221|-54.806|America/Campo_Grande|
Suleja||NG|9.181|7.179|Africa/Lagos|
Criciúma||BR|-28.677|-49.370|America/Sao_Paulo|
Kunduz||AF|36.729|68.857|Asia/Kabul|
San Miguel||SV|13.483|-88.183|America/El_Salvador|
Sapele||NG|5.894|5.677|Africa/Lagos|
Unnāo||IN|26.547|80.488|Asia/Kolkata|
Hortaleza||ES|40.474|-3.641|Europe/Madrid|
Budaun||IN|28.038|79.127|Asia/Kolkata|
Coquimbo||CL|-29.953|-71.339|America/Santiago|
Jīnd||IN|29.316|76.315|Asia/Kolkata|
Đưc Trọng||VN|11.736|108.373|Asia/Ho_Chi_Minh|
Fort Collins|CO|US|40.585|-105.084|America/Denver|
Madhyamgram||IN|22.689|88.446|Asia/Kolkata|
Lancaster|CA|US|34.698|-118.137|America/Los_Angeles|
Rubtsovsk||RU|51.515|81.206|Asia/Barnaul|
Sayama||JP|35.853|139.412|Asia/Tokyo|
Sullana||PE|-4.904|-80.685|America/Lima|
Malakal||SS|9.533|31.660|Africa/Khartoum|
Phan Thiết||VN|10.929|108.102|Asia/Ho_Chi_Minh|
La Gi||VN|10.660|107.772|Asia/Ho_Chi_Minh|
Mytishchi||RU|55.912|37.731|Europe/Moscow|
Kawanishi||JP|34.817|135.417|Asia/Tokyo|
Delegación Cuajimalpa de Morelos||MX|19.369|-99.291|America/Mexico_City|
Xiaogan||CN|30.927|113.922|Asia/Shanghai|
Mejicanos||SV|13.724|-89.188|America/El_Salvador|
Jāmuria||IN|23.705|87.079|Asia/Kolkata|
Salamanca||MX|20.572|-101.192|America/Mexico_City|
Chapecó||BR|-27.096|-52.618|America/Sao_Paulo|
Taunggyi||MM|20.789|97.038|Asia/Yangon|
Dhamār||YE|14.543|44.405|Asia/Aden|
Puerto Montt||CL|-41.469|-72.942|America/Santiago|
Qapqal||CN|43.802|81.087|Asia/Urumqi|
İskenderun||TR|36.587|36.173|Europe/Istanbul|
Oyama||JP|36.300|139.800|Asia/Tokyo|
Salavat||RU|53.384|55.908|Asia/Yekaterinburg|
Ziguinchor||SN|12.568|-16.273|Africa/Dakar|
Cary|NC|US|35.792|-78.781|America/New_York|
Skudai||MY|1.537|103.658|Asia/Kuala_Lumpur|
Ashikaga||JP|36.333|139.450|Asia/Tokyo|
Bawshar||OM|23.578|58.400|Asia/Muscat|
Puthia||BD|24.365|88.834|Asia/Dhaka|
Zhicheng||CN|30.296|111.505|Asia/Shanghai|
Lawang||ID|-7.835|112.695|Asia/Jakarta|
San Miguel del Padrón||CU|23.095|-82.327|America/Havana|
Tarija||BO|-21.535|-64.730|America/La_Paz|
Oldenburg||DE|53.141|8.215|Europe/Berlin|
Khoroshëvo-Mnevniki||RU|55.784|37.471|Europe/Moscow|
Bibirevo||RU|55.883|37.600|Europe/Moscow|
Osan||KR|37.152|127.071|Asia/Seoul|
Modena||IT|44.648|10.925|Europe/Rome|
Nijmegen||NL|51.843|5.853|Europe/Amsterdam|
Jaigaon||IN|26.848|89.376|Asia/Thimphu|
Pasuruan||ID|-7.645|112.907|Asia/Jakarta|
Cuddalore||IN|11.756|79.767|Asia/Kolkata|
Grenoble||FR|45.179|5.715|Europe/Paris|
Sāmarrā’||IQ|34.196|43.886|Asia/Baghdad|
Cambridge||GB|52.200|0.117|Europe/London|
Rzeszów||PL|50.041|21.999|Europe/Warsaw|
Tempe Junction|AZ|US|33.414|-111.943|America/Phoenix|
Palmdale|CA|US|34.579|-118.116|America/Los_Angeles|
El Achir||DZ|36.064|4.627|Africa/Algiers|
Huzhou||CN|30.870|120.093|Asia/Shanghai|
Barreiras||BR|-12.153|-44.990|America/Bahia|
Hayward|CA|US|37.669|-122.081|America/Los_Angeles|
Orai||IN|25.990|79.453|Asia/Kolkata|
Long Xuyên||VN|10.386|105.435|Asia/Ho_Chi_Minh|
Centro Habana||CU|23.138|-82.364|America/Havana|
Hoshiārpur||IN|31.537|75.913|Asia/Kolkata|
Doncaster||GB|53.523|-1.131|Europe/London|
San Luis Río Colorado||MX|32.456|-114.772|America/Hermosillo|
San Cristóbal de las Casas||MX|16.732|-92.641|America/Mexico_City|
Gol’yanovo||RU|55.823|37.813|Europe/Moscow|
Melitopol||UA|46.849|35.365|Europe/Zaporozhye|
Sobral||BR|-3.686|-40.350|America/Fortaleza|
Sunggal||ID|3.576|98.615|Asia/Jakarta|
Admiralteisky||RU|59.908|30.285|Europe/Moscow|
Greater Sudbury|ON|CA|46.490|-80.990|America/Toronto|
Ţalkhā||EG|31.054|31.378|Africa/Cairo|
San Miguel||AR|-34.543|-58.712|America/Argentina/Buenos_Aires|
Salinas|CA|US|36.678|-121.656|America/Los_Angeles|
San Blas-Canillejas||ES|40.439|-3.615|Europe/Madrid|
Perbaungan||ID|3.568|98.956|Asia/Jakarta|
Pallāvaram||IN|12.968|80.150|Asia/Kolkata|
Ussuriysk||RU|43.803|131.946|Asia/Vladivostok|
Nanpiao||CN|41.098|120.748|Asia/Shanghai|
Tiraspol||MD|46.843|29.629|Europe/Chisinau|
Moshi||TZ|-3.350|37.333|Africa/Dar_es_Salaam|
Toledo||PH|10.377|123.639|Asia/Manila|
Shikarpur||PK|27.956|68.638|Asia/Karachi|
Westonaria||ZA|-26.319|27.649|Africa/Johannesburg|
Matsue||JP|35.483|133.050|Asia/Tokyo|
Hitachi-Naka||JP|36.397|140.535|Asia/Tokyo|
Souk Ahras||DZ|36.286|7.951|Africa/Algiers|
Osogbo||NG|7.771|4.557|Africa/Lagos|
Sihanoukville||KH|10.609|103.530|Asia/Phnom_Penh|
Pécs||HU|46.072|18.231|Europe/Budapest|
Ruse||BG|43.849|25.953|Europe/Sofia|
Batu Pahat||MY|1.855|102.933|Asia/Kuala_Lumpur|
San Pablo de las Salinas||MX|19.667|-99.095|America/Mexico_City|
Lampang||TH|18.292|99.493|Asia/Bangkok|
Nagareyama||JP|35.856|139.903|Asia/Tokyo|
Fès al Bali||MA|34.070|-4.955|Africa/Casablanca|
Katsuta||JP|36.383|140.533|Asia/Tokyo|
Malabo||GQ|3.756|8.782|Africa/Malabo|
Kumagaya||JP|36.135|139.390|Asia/Tokyo|
Tema||GH|5.670|-0.017|Africa/Accra|
Yichun||CN|47.721|128.875|Asia/Shanghai|
Itajaí||BR|-26.908|-48.662|America/Sao_Paulo|
Seogwipo||KR|33.253|126.562|Asia/Seoul|
Hanumāngarh||IN|29.582|74.329|Asia/Kolkata|
Salamanca||ES|40.969|-5.664|Europe/Madrid|
Zemun||RS|44.846|20.401|Europe/Belgrade|
Kisi||NG|9.083|3.852|Africa/Lagos|
Ilhéus||BR|-14.794|-39.039|America/Bahia|
Guyong||PH|14.836|120.978|Asia/Manila|
Gyeongju||KR|35.843|129.212|Asia/Seoul|
Port Louis||MU|-20.162|57.499|Indian/Mauritius|
Kanchipuram||IN|12.835|79.700|Asia/Kolkata|
Lianghu||CN|29.992|120.898|Asia/Shanghai|
Tetuán de las Victorias||ES|40.460|-3.697|Europe/Madrid|
Beipiao||CN|41.792|120.779|Asia/Shanghai|
Guangshui||CN|31.620|113.998|Asia/Shanghai|
Middelburg||ZA|-25.775|29.465|Africa/Johannesburg|
Mahajanga||MG|-15.717|46.317|Indian/Antananarivo|
Lyubertsy||RU|55.677|37.893|Europe/Moscow|
Butembo||CD|0.142|29.291|Africa/Lubumbashi|
La Serena||CL|-29.905|-71.249|America/Santiago|
Leshan||CN|29.562|103.764|Asia/Shanghai|
Gandajika||CD|-6.745|23.953|Africa/Lubumbashi|
Frisco|TX|US|33.151|-96.824|America/Chicago|
Zhaodong||CN|46.068|125.983|Asia/Shanghai|
Bnei Brak||IL|32.081|34.834|Asia/Jerusalem|בני ברק
Ambato||EC|-1.249|-78.617|America/Guayaquil|
Cuautla||MX|18.811|-98.935|America/Mexico_City|
Springfield|MA|US|42.101|-72.590|America/New_York|
Djelfa||DZ|34.673|3.263|Africa/Algiers|
Pasarkemis||ID|-6.170|106.530|Asia/Jakarta|
Kovrov||RU|56.357|41.319|Europe/Moscow|
Viranşehir||TR|37.223|39.755|Europe/Istanbul|
Tottori||JP|35.500|134.233|Asia/Tokyo|
San Cristóbal||DO|18.417|-70.100|America/Santo_Domingo|
East Chattanooga|TN|US|35.065|-85.249|America/New_York|
Xinzhou||CN|38.409|112.733|Asia/Shanghai|
Limassol||CY|34.684|33.038|Asia/Nicosia|
Gondar||ET|12.600|37.467|Africa/Addis_Ababa|
Pasadena|TX|US|29.691|-95.209|America/Chicago|
Alandur||IN|13.002|80.206|Asia/Kolkata|
Livorno||IT|43.544|10.326|Europe/Rome|
Río Cuarto||AR|-33.131|-64.350|America/Argentina/Cordoba|
York||GB|53.958|-1.083|Europe/London|
Sanshui||CN|23.155|112.892|Asia/Shanghai|
Guna||IN|24.647|77.311|Asia/Kolkata|
Hafizabad||PK|32.071|73.688|Asia/Karachi|
Enschede||NL|52.218|6.896|Europe/Amsterdam|
Angra dos Reis||BR|-23.007|-44.318|America/Sao_Paulo|
Bahādurgarh||IN|28.693|76.936|Asia/Kolkata|
Boshan||CN|36.483|117.833|Asia/Shanghai|
Yangchun||CN|22.167|111.783|Asia/Shanghai|
Bharūch||IN|21.695|72.981|Asia/Kolkata|
Alexandria|VA|US|38.805|-77.047|America/New_York|
Salzburg||AT|47.799|13.044|Europe/Vienna|
Nova Friburgo||BR|-22.282|-42.531|America/Sao_Paulo|
Medinīpur||IN|22.421|87.323|Asia/Kolkata|
Pomona|CA|US|34.055|-117.752|America/Los_Angeles|
Chincha Alta||PE|-13.410|-76.132|America/Lima|
Cairns|QLD|AU|-16.924|145.766|Australia/Brisbane|
Fyzābād||IN|26.775|82.150|Asia/Kolkata|
Dinapore||IN|25.637|85.048|Asia/Kolkata|
Linhai||CN|28.855|121.145|Asia/Shanghai|
Dingzhou||CN|38.513|114.996|Asia/Shanghai|
Rondonópolis||BR|-16.471|-54.636|America/Cuiaba|
As Samawah||IQ|31.332|45.294|Asia/Baghdad|
Uşak||TR|38.674|29.406|Europe/Istanbul|
Jizzax||UZ|40.123|67.828|Asia/Tashkent|
Hamilton||NZ|-37.783|175.283|Pacific/Auckland|
Ponce||PR|18.010|-66.624|America/Puerto_Rico|
Washington Heights|NY|US|40.850|-73.935|America/New_York|
Lakewood|CO|US|39.705|-105.081|America/Denver|
Weihai||CN|37.509|122.114|Asia/Shanghai|
Baqubah||IQ|33.754|44.605|Asia/Baghdad|
Neuss||DE|51.198|6.685|Europe/Berlin|
Chenghua||CN|23.461|116.770|Asia/Shanghai|
Songnim||KP|38.754|125.645|Asia/Pyongyang|
Silchar||IN|24.827|92.798|Asia/Kolkata|
Bānda||IN|25.478|80.335|Asia/Kolkata|
Aksaray||TR|38.373|34.025|Europe/Istanbul|
Cần Giuộc||VN|10.609|106.671|Asia/Ho_Chi_Minh|
Balvanera||AR|-34.610|-58.398|America/Argentina/Buenos_Aires|
Deyang||CN|31.130|104.382|Asia/Shanghai|
Yichun||CN|27.833|114.400|Asia/Shanghai|
Logroño||ES|42.467|-2.450|Europe/Madrid|
Ōta||JP|36.300|139.367|Asia/Tokyo|
Longfeng||CN|46.532|125.104|Asia/Shanghai|
Morena||IN|26.499|77.995|Asia/Kolkata|
Strogino||RU|55.818|37.412|Europe/Moscow|
Bảo Lộc||VN|11.548|107.808|Asia/Ho_Chi_Minh|
Sibiu||RO|45.800|24.150|Europe/Bucharest|
Ciudad Benito Juárez||MX|25.647|-100.096|America/Monterrey|
Sunnyvale|CA|US|37.369|-122.036|America/Los_Angeles|
Guacara||VE|10.226|-67.877|America/Caracas|
Abbotsford|BC|CA|49.058|-122.253|America/Vancouver|
Bintulu||MY|3.167|113.033|Asia/Kuching|
Itapecerica da Serra||BR|-23.717|-46.849|America/Sao_Paulo|
Escondido|CA|US|33.119|-117.086|America/Los_Angeles|
Kohat||PK|33.582|71.449|Asia/Karachi|
Tonk||IN|26.166|75.788|Asia/Kolkata|
Kansas City|KS|US|39.114|-94.627|America/Chicago|
Qingyuan||CN|23.700|113.033|Asia/Shanghai|
Chetumal||MX|18.514|-88.304|America/Cancun|
Saqqez||IR|36.250|46.273|Asia/Tehran|
Benguela||AO|-12.576|13.405|Africa/Luanda|
Komaki||JP|35.283|136.917|Asia/Tokyo|
El Tigre||VE|8.889|-64.253|America/Caracas|
Soreang||ID|-7.033|107.518|Asia/Jakarta|
Guarapuava||BR|-25.390|-51.465|America/Sao_Paulo|
Gaomi||CN|36.383|119.753|Asia/Shanghai|
Rāj-Nāndgaon||IN|21.097|81.029|Asia/Kolkata|
Loudi||CN|27.734|111.994|Asia/Shanghai|
La Laguna||ES|28.485|-16.320|Atlantic/Canary|
Ōgaki||JP|35.350|136.617|Asia/Tokyo|
Higashimurayama||JP|35.755|139.469|Asia/Tokyo|
Serilingampalle||IN|17.493|78.302|Asia/Kolkata|
Huangyan||CN|28.650|121.266|Asia/Shanghai|
Battambang||KH|13.103|103.198|Asia/Phnom_Penh|
Chillán||CL|-36.607|-72.103|America/Santiago|
Virār||IN|19.456|72.811|Asia/Kolkata|
Parnamirim||BR|-5.916|-35.263|America/Fortaleza|
Bago City||PH|10.533|122.833|Asia/Manila|
Purwodadi||ID|-7.087|110.916|Asia/Jakarta|
Piedras Negras||MX|28.700|-100.524|America/Matamoros|
Kızıltepe||TR|37.188|40.577|Europe/Istanbul|
Astoria|NY|US|40.772|-73.930|America/New_York|
Urganch||UZ|41.550|60.633|Asia/Samarkand|
Balashikha||RU|55.809|37.958|Europe/Moscow|
Poole||GB|50.714|-1.985|Europe/London|
Gloucester||GB|51.866|-2.243|Europe/London|
Vryheid||ZA|-27.770|30.792|Africa/Johannesburg|
Zhulebino||RU|55.700|37.850|Europe/Moscow|
Tordher||PK|33.990|72.286|Asia/Karachi|
Dili||TL|-8.559|125.574|Asia/Makassar|
Gimcheon||KR|36.122|128.120|Asia/Seoul|
Mascara||DZ|35.397|0.140|Africa/Algiers|
Malkajgiri||IN|17.448|78.526|Asia/Kolkata|
Dijon||FR|47.317|5.017|Europe/Paris|
Hollywood|FL|US|26.011|-80.149|America/New_York|
Burnley||GB|53.800|-2.233|Europe/London|
Borough Park|NY|US|40.634|-73.997|America/New_York|
Clarksville|TN|US|36.530|-87.359|America/Chicago|
Huddersfield||GB|53.649|-1.784|Europe/London|
Torrance|CA|US|33.836|-118.341|America/Los_Angeles|
Valencia|CA|US|34.444|-118.610|America/Los_Angeles|
Rockford|IL|US|42.271|-89.094|America/Chicago|
Nîmes||FR|43.834|4.360|Europe/Paris|
East Hampton|VA|US|37.037|-76.332|America/New_York|
Telford||GB|52.677|-2.449|Europe/London|
Joliet|IL|US|41.525|-88.083|America/Chicago|
Paterson|NJ|US|40.917|-74.172|America/New_York|
Dundee||GB|56.469|-2.975|Europe/London|
Bridgeport|CT|US|41.179|-73.189|America/New_York|
Naperville|IL|US|41.786|-88.147|America/Chicago|
Aix-en-Provence||FR|43.528|5.450|Europe/Paris|
Saint-Quentin-en-Yvelines||FR|48.772|2.019|Europe/Paris|
Blackburn||GB|53.750|-2.483|Europe/London|
Boise|ID|US|43.614|-116.203|America/Boise|
Orkney||ZA|-26.980|26.673|Africa/Johannesburg|
Savannah|GA|US|32.084|-81.100|America/New_York|
Concordia||AR|-31.393|-58.021|America/Argentina/Cordoba|
Brest||FR|48.390|-4.486|Europe/Paris|
Basildon||GB|51.568|0.458|Europe/London|
Mesquite|TX|US|32.767|-96.599|America/Chicago|
Le Mans||FR|48.000|0.205|Europe/Paris|
Syracuse|NY|US|43.048|-76.147|America/New_York|
Saguenay|QC|CA|48.417|-71.066|America/Toronto|
Amiens||FR|49.900|2.300|Europe/Paris|
Middlesbrough||GB|54.576|-1.235|Europe/London|
Metairie Terrace|LA|US|29.979|-90.164|America/Chicago|
Pasadena|CA|US|34.148|-118.145|America/Los_Angeles|
Kimberley||ZA|-28.732|24.762|Africa/Johannesburg|
eMbalenhle||ZA|-26.533|29.067|Africa/Johannesburg|
Tours||FR|47.395|0.704|Europe/Paris|
Bolton||GB|53.583|-2.433|Europe/London|
Limoges||FR|45.834|1.248|Europe/Paris|
Orange|CA|US|33.788|-117.853|America/Los_Angeles|
Comodoro Rivadavia||AR|-45.864|-67.497|America/Argentina/Catamarca|
Fullerton|CA|US|33.870|-117.925|America/Los_Angeles|
Killeen|TX|US|31.117|-97.728|America/Chicago|
Nigel||ZA|-26.431|28.477|Africa/Johannesburg|
Dayton|OH|US|39.759|-84.192|America/New_York|
McAllen|TX|US|26.203|-98.230|America/Chicago|
Mpumalanga||ZA|-29.813|30.636|Africa/Johannesburg|
Coquitlam|BC|CA|49.285|-122.782|America/Vancouver|
Bellevue|WA|US|47.610|-122.201|America/Los_Angeles|
Stockport||GB|53.410|-2.158|Europe/London|
Brighton||GB|50.828|-0.139|Europe/London|
Belgrano||AR|-34.563|-58.458|America/Argentina/Buenos_Aires|
Clermont-Ferrand||FR|45.780|3.087|Europe/Paris|
Metairie|LA|US|29.984|-90.153|America/Chicago|
Bhisho||ZA|-32.847|27.442|Africa/Johannesburg|
Miramar|FL|US|25.987|-80.232|America/New_York|
Hampton|VA|US|37.030|-76.345|America/New_York|
Van Nuys|CA|US|34.187|-118.449|America/Los_Angeles|
West Valley City|UT|US|40.692|-112.001|America/Denver|
West Bromwich||GB|52.519|-1.994|Europe/London|
Olathe|KS|US|38.881|-94.819|America/Chicago|
Grimsby||GB|53.565|-0.076|Europe/London|
Warren|MI|US|42.490|-83.013|America/Detroit|
Columbia|SC|US|34.001|-81.035|America/New_York|
Randfontein||ZA|-26.184|27.702|Africa/Johannesburg|
Thornton|CO|US|39.868|-104.972|America/Denver|
Hastings||GB|50.855|0.573|Europe/London|
High Wycombe||GB|51.629|-0.749|Europe/London|
Carrollton|TX|US|32.954|-96.890|America/Chicago|
Midland|TX|US|31.997|-102.078|America/Chicago|
Rehovot||IL|31.894|34.812|Asia/Jerusalem|רחובות
Charleston|SC|US|32.777|-79.931|America/New_York|
Waco|TX|US|31.549|-97.147|America/Chicago|
Sterling Heights|MI|US|42.580|-83.030|America/Detroit|
St. Catharines|ON|CA|43.171|-79.243|America/Toronto|
Villeurbanne||FR|45.766|4.880|Europe/Paris|
Toowoomba|QLD|AU|-27.561|151.954|Australia/Brisbane|
Denton|TX|US|33.215|-97.133|America/Chicago|
Cedar Rapids|IA|US|42.008|-91.644|America/Chicago|
New Haven|CT|US|41.308|-72.928|America/New_York|
Roseville|CA|US|38.752|-121.288|America/Los_Angeles|
Gainesville|FL|US|29.652|-82.325|America/New_York|
Visalia|CA|US|36.330|-119.292|America/Los_Angeles|
Coral Springs|FL|US|26.271|-80.271|America/New_York|
Sherbrooke|QC|CA|45.400|-71.899|America/Toronto|
Thousand Oaks|CA|US|34.171|-118.838|America/Los_Angeles|
Darwin|NT|AU|-12.461|130.842|Australia/Darwin|
Elizabeth|NJ|US|40.664|-74.211|America/New_York|
Bat Yam||IL|32.024|34.752|Asia/Jerusalem|בת ים
Stamford|CT|US|41.053|-73.539|America/New_York|
Concord|CA|US|37.978|-122.031|America/Los_Angeles|
Besançon||FR|47.249|6.018|Europe/Paris|
Surprise|AZ|US|33.631|-112.333|America/Phoenix|
Ramat Gan||IL|32.082|34.811|Asia/Jerusalem|רמת גן
Alhambra|AZ|US|33.498|-112.134|America/Phoenix|
San Nicolás de los Arroyos||AR|-33.334|-60.211|America/Argentina/Buenos_Aires|
Lafayette|LA|US|30.224|-92.020|America/Chicago|
Worcester||ZA|-33.647|19.449|Africa/Johannesburg|
Topeka|KS|US|39.048|-95.678|America/Chicago|
Kent|WA|US|47.381|-122.235|America/Los_Angeles|
Simi Valley|CA|US|34.269|-118.781|America/Los_Angeles|
East Los Angeles|CA|US|34.024|-118.172|America/Los_Angeles|
Lévis|QC|CA|46.803|-71.178|America/Toronto|
Santa Clara|CA|US|37.354|-121.955|America/Los_Angeles|
Murfreesboro|TN|US|35.846|-86.390|America/Chicago|
Sunset Park|NY|US|40.645|-74.012|America/New_York|
Watford||GB|51.655|-0.396|Europe/London|
Saint Peters||GB|51.367|1.417|Europe/London|
Kelowna|BC|CA|49.883|-119.486|America/Vancouver|
Koreatown|CA|US|34.058|-118.301|America/Los_Angeles|
Orléans||FR|47.903|1.904|Europe/Paris|
Rustenburg||ZA|-25.668|27.242|Africa/Johannesburg|
Hartford|CT|US|41.764|-72.685|America/New_York|
Metz||FR|49.119|6.173|Europe/Paris|
Polokwane||ZA|-23.904|29.469|Africa/Johannesburg|
Potchefstroom||ZA|-26.717|27.100|Africa/Johannesburg|
Sheepshead Bay|NY|US|40.591|-73.945|America/New_York|
Virginia||ZA|-28.104|26.866|Africa/Johannesburg|
Brits||ZA|-25.635|27.780|Africa/Johannesburg|
Amherst|NY|US|42.978|-78.800|America/New_York|
Victorville|CA|US|34.536|-117.291|America/Los_Angeles|
Burton upon Trent||GB|52.807|-1.643|Europe/London|
Colchester||GB|51.889|0.904|Europe/London|
Abilene|TX|US|32.449|-99.733|America/Chicago|
Alberton||ZA|-26.268|28.122|Africa/Johannesburg|
Vallejo|CA|US|38.104|-122.257|America/Los_Angeles|
North Stamford|CT|US|41.138|-73.543|America/New_York|
Berkeley|CA|US|37.872|-122.273|America/Los_Angeles|
Cambridge|ON|CA|43.360|-80.313|America/Toronto|
Norman|OK|US|35.223|-97.439|America/Chicago|
Allentown|PA|US|40.608|-75.490|America/New_York|
Evansville|IN|US|37.975|-87.556|America/Chicago|
Trois-Rivières|QC|CA|46.345|-72.548|America/Toronto|
Columbia|MO|US|38.952|-92.334|America/Chicago|
Odessa|TX|US|31.846|-102.368|America/Chicago|
Fargo|ND|US|46.877|-96.790|America/Chicago|
Eastbourne||GB|50.769|0.285|Europe/London|
Beaumont|TX|US|30.086|-94.102|America/Chicago|
Exeter||GB|50.724|-3.528|Europe/London|
Rotherham||GB|53.430|-1.357|Europe/London|
Independence|MO|US|39.091|-94.416|America/Chicago|
Ann Arbor|MI|US|42.278|-83.741|America/Detroit|
El Monte|CA|US|34.069|-118.028|America/Los_Angeles|
Athens|GA|US|33.961|-83.378|America/New_York|
Springfield|IL|US|39.802|-89.644|America/Chicago|
Cheltenham||GB|51.900|-2.080|Europe/London|
Harlem|NY|US|40.808|-73.945|America/New_York|
Round Rock|TX|US|30.508|-97.679|America/Chicago|
Wilmington|NC|US|34.226|-77.945|America/New_York|
East Harlem|NY|US|40.795|-73.942|America/New_York|
Guelph|ON|CA|43.546|-80.256|America/Toronto|
Arvada|CO|US|39.803|-105.087|America/Denver|
East York|ON|CA|43.691|-79.328|America/Toronto|
Provo|UT|US|40.234|-111.659|America/Denver|
Peoria|IL|US|40.694|-89.589|America/Chicago|
Lansing|MI|US|42.733|-84.556|America/Detroit|
Lincoln||GB|53.227|-0.538|Europe/London|
Downey|CA|US|33.940|-118.133|America/Los_Angeles|
Kingston|ON|CA|44.230|-76.481|America/Toronto|
Villa Lugano||AR|-34.679|-58.473|America/Argentina/Buenos_Aires|
Carlsbad|CA|US|33.158|-117.351|America/Los_Angeles|
Elmhurst|NY|US|40.736|-73.878|America/New_York|
Costa Mesa|CA|US|33.641|-117.919|America/Los_Angeles|
Miami Gardens|FL|US|25.942|-80.246|America/New_York|
Westminster|CO|US|39.837|-105.037|America/Denver|
Chesterfield||GB|53.250|-1.417|Europe/London|
North Peoria|IL|US|40.718|-89.584|America/Chicago|
Clearwater|FL|US|27.966|-82.800|America/New_York|
Fairfield|CA|US|38.249|-122.040|America/Los_Angeles|
Rouen||FR|49.443|1.099|Europe/Paris|
Bushwick|NY|US|40.694|-73.919|America/New_York|
Gravesend|NY|US|40.598|-73.965|America/New_York|
Rochester|MN|US|44.022|-92.470|America/Chicago|
Elgin|IL|US|42.037|-88.281|America/Chicago|
Temecula|CA|US|33.494|-117.148|America/Los_Angeles|
West Jordan|UT|US|40.610|-111.939|America/Denver|
Inglewood|CA|US|33.962|-118.353|America/Los_Angeles|
Chelmsford||GB|51.736|0.470|Europe/London|
Mulhouse||FR|47.752|7.329|Europe/Paris|
Santa Rosa||AR|-36.617|-64.283|America/Argentina/Salta|
Richardson|TX|US|32.948|-96.730|America/Chicago|
Perpignan||FR|42.698|2.895|Europe/Paris|
Lowell|MA|US|42.633|-71.316|America/New_York|
East Independence|MO|US|39.096|-94.355|America/Chicago|
Caen||FR|49.186|-0.359|Europe/Paris|
Gresham|OR|US|45.498|-122.431|America/Los_Angeles|
Antioch|CA|US|38.005|-121.806|America/Los_Angeles|
Cambridge|MA|US|42.375|-71.106|America/New_York|
High Point|NC|US|35.956|-80.005|America/New_York|
Billings|MT|US|45.783|-108.501|America/Denver|
Manchester|NH|US|42.996|-71.455|America/New_York|
Nelspruit||ZA|-25.474|30.970|Africa/Johannesburg|
Mendip||GB|51.237|-2.627|Europe/London|
Murrieta|CA|US|33.554|-117.214|America/Los_Angeles|
Centennial|CO|US|39.579|-104.877|America/Denver|
Richmond|CA|US|37.936|-122.348|America/Los_Angeles|
Corona|NY|US|40.747|-73.860|America/New_York|
Phalaborwa||ZA|-23.943|31.141|Africa/Johannesburg|
Pueblo|CO|US|38.254|-104.609|America/Denver|
San Rafael||AR|-34.618|-68.330|America/Argentina/Mendoza|
Pearland|TX|US|29.564|-95.286|America/Chicago|
Waterbury|CT|US|41.558|-73.052|America/New_York|
Boulogne-Billancourt||FR|48.835|2.241|Europe/Paris|
Moncton|NB|CA|46.095|-64.796|America/Moncton|
West Covina|CA|US|34.069|-117.939|America/Los_Angeles|
Enterprise|NV|US|36.025|-115.242|America/Los_Angeles|
Dagenham||GB|51.550|0.167|Europe/London|
North Charleston|SC|US|32.855|-79.975|America/New_York|
Rockingham|WA|AU|-32.277|115.730|Australia/Perth|
Everett|WA|US|47.979|-122.202|America/Los_Angeles|
College Station|TX|US|30.628|-96.334|America/Chicago|
Palm Bay|FL|US|28.034|-80.589|America/New_York|
Pompano Beach|FL|US|26.238|-80.125|America/New_York|
Basingstoke||GB|51.262|-1.087|Europe/London|
Maidstone||GB|51.267|0.517|Europe/London|
Boulder|CO|US|40.015|-105.271|America/Denver|
Norwalk|CA|US|33.902|-118.082|America/Los_Angeles|
Sutton Coldfield||GB|52.567|-1.817|Europe/London|
Bedford||GB|52.135|-0.466|Europe/London|
West Palm Beach|FL|US|26.715|-80.053|America/New_York|
Broken Arrow|OK|US|36.053|-95.791|America/Chicago|
Daly City|CA|US|37.706|-122.462|America/Los_Angeles|
Launceston|TAS|AU|-41.439|147.135|Australia/Hobart|
Ashkelon||IL|31.669|34.571|Asia/Jerusalem|אשקלון
Sydney|NS|CA|46.135|-60.183|America/Glace_Bay|
Nancy||FR|48.684|6.185|Europe/Paris|
Sandy Springs|GA|US|33.924|-84.379|America/New_York|
Burbank|CA|US|34.181|-118.309|America/Los_Angeles|
Queenstown||ZA|-31.898|26.875|Africa/Johannesburg|
Green Bay|WI|US|44.519|-88.020|America/Chicago|
Santa Maria|CA|US|34.953|-120.436|America/Los_Angeles|
Universal City|CA|US|34.139|-118.353|America/Los_Angeles|
Oldham||GB|53.541|-2.118|Europe/London|
Wichita Falls|TX|US|33.914|-98.493|America/Chicago|
Lakeland|FL|US|28.039|-81.950|America/New_York|
Tandil||AR|-37.322|-59.133|America/Argentina/Buenos_Aires|
Clovis|CA|US|36.825|-119.703|America/Los_Angeles|
Lewisville|TX|US|33.046|-96.994|America/Chicago|
Kroonstad||ZA|-27.650|27.235|Africa/Johannesburg|
Enfield Town||GB|51.651|-0.085|Europe/London|
Woking||GB|51.319|-0.559|Europe/London|
Tyler|TX|US|32.351|-95.301|America/Chicago|
El Cajon|CA|US|32.795|-116.963|America/Los_Angeles|
San Mateo|CA|US|37.563|-122.326|America/Los_Angeles|
Brandon|FL|US|27.938|-82.286|America/New_York|
Rialto|CA|US|34.106|-117.370|America/Los_Angeles|
Davenport|IA|US|41.524|-90.578|America/Chicago|
St Helens||GB|53.450|-2.733|Europe/London|
Edison|NJ|US|40.519|-74.412|America/New_York|
Hillsboro|OR|US|45.523|-122.990|America/Los_Angeles|
Bethal||ZA|-26.458|29.466|Africa/Johannesburg|
Milton|ON|CA|43.517|-79.883|America/Toronto|
Delta|BC|CA|49.144|-122.907|America/Vancouver|
Worcester||GB|52.189|-2.220|Europe/London|
Las Cruces|NM|US|32.312|-106.778|America/Denver|
South Bend|IN|US|41.683|-86.250|America/Indiana/Indianapolis|
Argenteuil||FR|48.948|2.247|Europe/Paris|
Dartmouth|NS|CA|44.671|-63.577|America/Halifax|
Gillingham||GB|51.389|0.549|Europe/London|
Mokopane||ZA|-24.194|29.010|Africa/Johannesburg|
Vista|CA|US|33.200|-117.243|America/Los_Angeles|
Greeley|CO|US|40.423|-104.709|America/Denver|
Davie|FL|US|26.063|-80.233|America/New_York|
Bendigo|VIC|AU|-36.758|144.280|Australia/Melbourne|
Chinatown|CA|US|37.797|-122.409|America/Los_Angeles|
San Angelo|TX|US|31.464|-100.437|America/Chicago|
Renton|WA|US|47.483|-122.217|America/Los_Angeles|
Jaffa||IL|32.050|34.752|Asia/Jerusalem|
Becontree||GB|51.553|0.129|Europe/London|
Roanoke|VA|US|37.271|-79.941|America/New_York|
Kenosha|WI|US|42.585|-87.821|America/Chicago|
Clinton Township|MI|US|42.587|-82.920|America/Detroit|
Columbia|MD|US|39.240|-76.839|America/New_York|
Erie|PA|US|42.129|-80.085|America/New_York|
Thunder Bay|ON|CA|48.382|-89.250|America/Thunder_Bay|
St. John's|NL|CA|47.565|-52.709|America/St_Johns|
Worthing||GB|50.818|-0.375|Europe/London|
Portsmouth Heights|VA|US|36.821|-76.369|America/New_York|
Richmond Hill|NY|US|40.700|-73.831|America/New_York|
Alief|TX|US|29.711|-95.596|America/Chicago|
Spring Hill|FL|US|28.477|-82.525|America/New_York|
Albany|NY|US|42.653|-73.756|America/New_York|
Compton|CA|US|33.896|-118.220|America/Los_Angeles|
Tuscaloosa|AL|US|33.210|-87.569|America/Chicago|
League City|TX|US|29.507|-95.095|America/Chicago|
Flint|MI|US|43.013|-83.687|America/Detroit|
Allen|TX|US|33.103|-96.671|America/Chicago|
Ballarat|VIC|AU|-37.566|143.850|Australia/Melbourne|
Rochdale||GB|53.618|-2.155|Europe/London|
Waterloo|ON|CA|43.467|-80.516|America/Toronto|
Mabopane||ZA|-25.498|28.101|Africa/Johannesburg|
Mission Viejo|CA|US|33.600|-117.672|America/Los_Angeles|
Vacaville|CA|US|38.357|-121.988|America/Los_Angeles|
Villa Mercedes||AR|-33.676|-65.458|America/Argentina/San_Luis|
Ventura|CA|US|34.278|-119.293|America/Los_Angeles|
Highlands Ranch|CO|US|39.554|-104.969|America/Denver|
Lawton|OK|US|34.609|-98.390|America/Chicago|
Beaverton|OR|US|45.487|-122.804|America/Los_Angeles|
South Gate|CA|US|33.955|-118.212|America/Los_Angeles|
Solihull||GB|52.414|-1.781|Europe/London|
Portsmouth|VA|US|36.835|-76.298|America/New_York|
Saint-Denis||FR|48.936|2.354|Europe/Paris|
Sparks|NV|US|39.535|-119.753|America/Los_Angeles|
Roubaix||FR|50.694|3.175|Europe/Paris|
San Carlos de Bariloche||AR|-41.146|-71.308|America/Argentina/Salta|
Brockton|MA|US|42.083|-71.018|America/New_York|
Royal Leamington Spa||GB|52.285|-1.520|Europe/London|
Dearborn|MI|US|42.322|-83.176|America/Detroit|
Federal Way|WA|US|47.322|-122.313|America/Los_Angeles|
Lee's Summit|MO|US|38.911|-94.382|America/Chicago|
Kutloanong||ZA|-27.833|26.750|Africa/Johannesburg|
Romford||GB|51.575|0.186|Europe/London|
New Bedford|MA|US|41.635|-70.927|America/New_York|
Spokane Valley|WA|US|47.673|-117.239|America/Los_Angeles|
Bath||GB|51.375|-2.362|Europe/London|
Terrebonne|QC|CA|45.700|-73.647|America/Toronto|
Fordham|NY|US|40.859|-73.898|America/New_York|
Livonia|MI|US|42.368|-83.353|America/Detroit|
Roswell|GA|US|34.023|-84.362|America/New_York|
Orem|UT|US|40.297|-111.695|America/Denver|
Harlow||GB|51.777|0.112|Europe/London|
Stellenbosch||ZA|-33.935|18.867|Africa/Johannesburg|
Yuma|AZ|US|32.725|-114.624|America/Los_Angeles|
Lawrence|KS|US|38.972|-95.235|America/Chicago|
The Woodlands|TX|US|30.158|-95.489|America/Chicago|
West Albany|NY|US|42.683|-73.778|America/New_York|
Yakima|WA|US|46.602|-120.506|America/Los_Angeles|
Quincy|MA|US|42.253|-71.002|America/New_York|
Trelew||AR|-43.249|-65.305|America/Argentina/Catamarca|
Flatbush|NY|US|40.652|-73.959|America/New_York|
Hesperia|CA|US|34.426|-117.301|America/Los_Angeles|
Carson|CA|US|33.831|-118.282|America/Los_Angeles|
Boca Raton|FL|US|26.359|-80.083|America/New_York|
Santa Monica|CA|US|34.019|-118.491|America/Los_Angeles|
Stilfontein||ZA|-26.845|26.768|Africa/Johannesburg|
San Marcos|CA|US|33.143|-117.166|America/Los_Angeles|
Boyle Heights|CA|US|34.034|-118.205|America/Los_Angeles|
Nuneaton||GB|52.523|-1.465|Europe/London|
High Peak||GB|53.368|-1.845|Europe/London|
Plantation|FL|US|26.134|-80.232|America/New_York|
Lynn|MA|US|42.467|-70.949|America/New_York|
Villa María||AR|-32.408|-63.240|America/Argentina/Cordoba|
Darlington||GB|54.524|-1.550|Europe/London|
Miami Beach|FL|US|25.791|-80.130|America/New_York|
Arden-Arcade|CA|US|38.602|-121.379|America/Los_Angeles|
Westminster|CA|US|33.759|-118.007|America/Los_Angeles|
Longmont|CO|US|40.167|-105.102|America/Denver|
Delmas||ZA|-26.147|28.683|Africa/Johannesburg|
Santa Barbara|CA|US|34.421|-119.698|America/Los_Angeles|
Southport||GB|53.646|-3.010|Europe/London|
Redding|CA|US|40.587|-122.392|America/Los_Angeles|
Tourcoing||FR|50.724|3.161|Europe/Paris|
Grahamstown||ZA|-33.304|26.533|Africa/Johannesburg|
Macon|GA|US|32.841|-83.632|America/New_York|
Meridian|ID|US|43.612|-116.392|America/Boise|
San Leandro|CA|US|37.725|-122.156|America/Los_Angeles|
Montreuil||FR|48.864|2.443|Europe/Paris|
Greenville|NC|US|35.613|-77.366|America/New_York|
Chester||GB|53.191|-2.892|Europe/London|
Chico|CA|US|39.728|-121.837|America/Los_Angeles|
Stevenage||GB|51.902|-0.203|Europe/London|
Warmbaths||ZA|-24.883|28.283|Africa/Johannesburg|
Reconquista||AR|-29.150|-59.650|America/Argentina/Cordoba|
Ajax|ON|CA|43.850|-79.033|America/Toronto|
Edmond|OK|US|35.653|-97.478|America/Chicago|
Wembley||GB|51.552|-0.297|Europe/London|
Chinatown|NY|US|40.716|-73.996|America/New_York|
Kanata|ON|CA|45.300|-75.916|America/Toronto|
Nampa|ID|US|43.541|-116.563|America/Boise|
Avignon||FR|43.948|4.809|Europe/Paris|
Grays||GB|51.476|0.325|Europe/London|
Sandy Hills|UT|US|40.581|-111.851|America/Denver|
Marseille 13||FR|43.319|5.408|Europe/Paris|
Harrogate||GB|53.991|-1.537|Europe/London|
Hartlepool||GB|54.686|-1.210|Europe/London|
Newton|MA|US|42.337|-71.209|America/New_York|
Toms River|NJ|US|39.954|-74.198|America/New_York|
Zárate||AR|-34.098|-59.029|America/Argentina/Buenos_Aires|
Fall River|MA|US|41.701|-71.155|America/New_York|
Modiin||IL|31.894|35.015|Asia/Jerusalem|Modiin-Maccabim-Reut,מודיעין מכבים רעות
Rafaela||AR|-31.250|-61.487|America/Argentina/Cordoba|
Carmel|IN|US|39.978|-86.118|America/Indiana/Indianapolis|
Asheville|NC|US|35.601|-82.554|America/New_York|
Norwalk|CT|US|41.118|-73.408|America/New_York|
Waukegan|IL|US|42.364|-87.845|America/Chicago|
Deltona|FL|US|28.901|-81.264|America/New_York|
Hawthorne|CA|US|33.916|-118.353|America/Los_Angeles|
Fort Smith|AR|US|35.386|-94.399|America/Chicago|
Suffolk|VA|US|36.728|-76.585|America/New_York|
Sugar Land|TX|US|29.620|-95.635|America/Chicago|
Livermore|CA|US|37.682|-121.768|America/Los_Angeles|
Nashua|NH|US|42.765|-71.468|America/New_York|
Reading|PA|US|40.336|-75.927|America/New_York|
Saint John|NB|CA|45.271|-66.056|America/Moncton|
Pickering|ON|CA|43.900|-79.133|America/Toronto|
Brantford|ON|CA|43.133|-80.266|America/Toronto|
Concord|NC|US|35.409|-80.582|America/New_York|
Pergamino||AR|-33.890|-60.574|America/Argentina/Buenos_Aires|
Indio|CA|US|33.721|-116.217|America/Los_Angeles|
Rio Rancho|NM|US|35.233|-106.664|America/Denver|
Enchanted Hills|NM|US|35.337|-106.593|America/Denver|
Sandy|UT|US|40.592|-111.884|America/Denver|
Whittier|CA|US|33.979|-118.033|America/Los_Angeles|
Canarsie|NY|US|40.644|-73.901|America/New_York|
Kirkland|WA|US|47.681|-122.209|America/Los_Angeles|
Menifee|CA|US|33.728|-117.146|America/Los_Angeles|
Londonderry County Borough||GB|54.997|-7.309|Europe/London|
Newport Beach|CA|US|33.619|-117.929|America/Los_Angeles|
Tracy|CA|US|37.740|-121.426|America/Los_Angeles|
Citrus Heights|CA|US|38.707|-121.281|America/Los_Angeles|
Bend|OR|US|44.058|-121.315|America/Los_Angeles|
Louis Trichardt||ZA|-23.044|29.903|Africa/Johannesburg|
Canton|MI|US|42.309|-83.482|America/Detroit|
Lehigh Acres|FL|US|26.625|-81.625|America/New_York|
Greenburgh|NY|US|41.033|-73.843|America/New_York|
Asnières-sur-Seine||FR|48.917|2.283|Europe/Paris|
Nanterre||FR|48.892|2.207|Europe/Paris|
Bloomington|MN|US|44.841|-93.298|America/Chicago|
West Town|IL|US|41.894|-87.675|America/Chicago|
Germantown|MD|US|39.173|-77.272|America/New_York|
Clifton|NJ|US|40.858|-74.164|America/New_York|
Olavarría||AR|-36.893|-60.323|America/Argentina/Buenos_Aires|
Cannock||GB|52.690|-2.031|Europe/London|
Duluth|MN|US|46.783|-92.107|America/Chicago|
Champaign|IL|US|40.116|-88.243|America/Chicago|
Poitiers||FR|46.583|0.343|Europe/Paris|
Near North Side|IL|US|41.900|-87.635|America/Chicago|
Río Gallegos||AR|-51.623|-69.218|America/Argentina/Rio_Gallegos|
Hemel Hempstead||GB|51.754|-0.450|Europe/London|
Chino|CA|US|34.012|-117.689|America/Los_Angeles|
Alhambra|CA|US|34.095|-118.127|America/Los_Angeles|
Ogden|UT|US|41.223|-111.974|America/Denver|
Versailles||FR|48.804|2.134|Europe/Paris|
Redwood City|CA|US|37.485|-122.236|America/Los_Angeles|
Courbevoie||FR|48.897|2.257|Europe/Paris|
Bellingham|WA|US|48.760|-122.488|America/Los_Angeles|
O'Fallon|MO|US|38.811|-90.700|America/Chicago|
Junín||AR|-34.584|-60.943|America/Argentina/Buenos_Aires|
Nanaimo|BC|CA|49.166|-123.940|America/Vancouver|
Hoover|AL|US|33.405|-86.811|America/Chicago|
Créteil||FR|48.793|2.466|Europe/Paris|
Danbury|CT|US|41.395|-73.454|America/New_York|
St Albans||GB|51.750|-0.333|Europe/London|
East Norwalk|CT|US|41.106|-73.398|America/New_York|
Edinburg|TX|US|26.302|-98.163|America/Chicago|
Sunrise|FL|US|26.134|-80.113|America/New_York|
Dundee||ZA|-28.167|30.234|Africa/Johannesburg|
Piet Retief||ZA|-27.007|30.813|Africa/Johannesburg|
Redditch||GB|52.306|-1.946|Europe/London|
Phuthaditjhaba||ZA|-28.524|28.816|Africa/Johannesburg|
Trenton|NJ|US|40.217|-74.743|America/New_York|
Santa Fe|NM|US|35.687|-105.938|America/Denver|
Bloomington|IN|US|39.165|-86.526|America/Indiana/Indianapolis|
Cicero|IL|US|41.846|-87.754|America/Chicago|
Hemet|CA|US|33.748|-116.973|America/Los_Angeles|
South Shields||GB|54.999|-1.432|Europe/London|
Bethlehem||ZA|-28.231|28.307|Africa/Johannesburg|
Derry||GB|54.998|-7.309|Europe/London|
Herzliya||IL|32.166|34.825|Asia/Jerusalem|הרצליה
Ahwatukee Foothills|AZ|US|33.342|-111.984|America/Phoenix|
Johns Creek|GA|US|34.029|-84.199|America/New_York|
Mission|TX|US|26.216|-98.325|America/Chicago|
Mandurah|WA|AU|-32.527|115.722|Australia/Perth|
Troy|MI|US|42.606|-83.150|America/Detroit|
Buena Park|CA|US|33.868|-117.998|America/Los_Angeles|
Weston-super-Mare||GB|51.346|-2.977|Europe/London|
Palm Coast|FL|US|29.585|-81.208|America/New_York|
Fayetteville|AR|US|36.063|-94.157|America/Chicago|
Sioux City|IA|US|42.500|-96.400|America/Chicago|
Pau||FR|43.311|-0.356|Europe/Paris|
Halifax||GB|53.717|-1.850|Europe/London|
San Martín||AR|-33.081|-68.468|America/Argentina/Mendoza|
Lake Forest|CA|US|33.647|-117.689|America/Los_Angeles|
Merced|CA|US|37.302|-120.483|America/Los_Angeles|
Colombes||FR|48.919|2.254|Europe/Paris|
Longview|TX|US|32.501|-94.740|America/Chicago|
Bryan|TX|US|30.674|-96.370|America/Chicago|
Beckenham||GB|51.409|-0.025|Europe/London|
Westland|MI|US|42.324|-83.400|America/Detroit|
Niagara Falls|ON|CA|43.100|-79.066|America/Toronto|
Tamworth||GB|52.634|-1.696|Europe/London|
Presidencia Roque Sáenz Peña||AR|-26.785|-60.439|America/Argentina/Cordoba|
Luján||AR|-34.570|-59.105|America/Argentina/Buenos_Aires|
Warwick|RI|US|41.700|-71.416|America/New_York|
Campana||AR|-34.163|-58.959|America/Argentina/Buenos_Aires|
Lakewood|CA|US|33.854|-118.134|America/Los_Angeles|
Farmington Hills|MI|US|42.485|-83.377|America/Detroit|
San Tan Valley|AZ|US|33.191|-111.528|America/Phoenix|
Mount Pleasant|SC|US|32.794|-79.863|America/New_York|
Cranston|RI|US|41.780|-71.437|America/New_York|
Vitry-sur-Seine||FR|48.787|2.403|Europe/Paris|
Largo|FL|US|27.910|-82.788|America/New_York|
Kfar Saba||IL|32.175|34.907|Asia/Jerusalem|כפר סבא
South Suffolk|VA|US|36.717|-76.590|America/New_York|
Avondale|AZ|US|33.436|-112.350|America/Phoenix|
Aulnay-sous-Bois||FR|48.938|2.494|Europe/Paris|
Tustin|CA|US|33.746|-117.826|America/Los_Angeles|
Necochea||AR|-38.554|-58.740|America/Argentina/Buenos_Aires|
Mountain View|CA|US|37.386|-122.084|America/Los_Angeles|
Napa|CA|US|38.297|-122.286|America/Los_Angeles|
Somerville|MA|US|42.388|-71.100|America/New_York|
Lawrence|MA|US|42.707|-71.163|America/New_York|
Melbourne|FL|US|28.084|-80.608|America/New_York|
Raanana||IL|32.184|34.874|Asia/Jerusalem|רעננה
Scunthorpe||GB|53.579|-0.654|Europe/London|
Stockton-on-Tees||GB|54.568|-1.319|Europe/London|
Parma|OH|US|41.405|-81.723|America/New_York|
New Rochelle|NY|US|40.911|-73.782|America/New_York|
Lynchburg|VA|US|37.414|-79.142|America/New_York|
Medford|OR|US|42.327|-122.876|America/Los_Angeles|
Deerfield Beach|FL|US|26.318|-80.100|America/New_York|
Pleasanton|CA|US|37.662|-121.875|America/Los_Angeles|
Willowdale|ON|CA|43.767|-79.399|America/Toronto|
Belmont Cragin|IL|US|41.932|-87.769|America/Chicago|
Brooklyn Park|MN|US|45.094|-93.356|America/Chicago|
Goodyear|AZ|US|33.435|-112.358|America/Phoenix|
Wakefield||GB|53.683|-1.498|Europe/London|
Kennewick|WA|US|46.211|-119.137|America/Los_Angeles|
Marseille 08||FR|43.271|5.382|Europe/Paris|
Gualeguaychú||AR|-33.009|-58.517|America/Argentina/Cordoba|
Mthatha||ZA|-31.589|28.784|Africa/Johannesburg|
Alameda|CA|US|37.771|-122.261|America/Los_Angeles|
Carlisle||GB|54.895|-2.938|Europe/London|
Town 'n' Country|FL|US|28.011|-82.577|America/New_York|
Bellflower|CA|US|33.882|-118.117|America/Los_Angeles|
San Pedro|CA|US|33.736|-118.292|America/Los_Angeles|
Chino Hills|CA|US|33.994|-117.759|America/Los_Angeles|
Bloomington|IL|US|40.484|-88.994|America/Chicago|
Alafaya|FL|US|28.564|-81.211|America/New_York|
Springdale|AR|US|36.187|-94.129|America/Chicago|
North Hollywood|CA|US|34.172|-118.379|America/Los_Angeles|
Marseille 15||FR|43.372|5.354|Europe/Paris|
Racine|WI|US|42.726|-87.783|America/Chicago|
Gateshead||GB|54.962|-1.602|Europe/London|
Hammond|IN|US|41.583|-87.500|America/Chicago|
Milpitas|CA|US|37.428|-121.907|America/Los_Angeles|
Lisburn||GB|54.523|-6.035|Europe/London|
Barracas||AR|-34.650|-58.383|America/Argentina/Buenos_Aires|
Saint-Laurent|QC|CA|45.500|-73.666|America/Toronto|
Gary|IN|US|41.593|-87.346|America/Chicago|
Scranton|PA|US|41.409|-75.665|America/New_York|
Baldwin Park|CA|US|34.085|-117.961|America/Los_Angeles|
Sasolburg||ZA|-26.814|27.817|Africa/Johannesburg|
Auburn|WA|US|47.307|-122.228|America/Los_Angeles|
Chilliwack|BC|CA|49.166|-121.953|America/Vancouver|
Marseille 09||FR|43.254|5.406|Europe/Paris|
La Rochelle||FR|46.163|-1.152|Europe/Paris|
Fishers|IN|US|39.956|-86.014|America/Indiana/Indianapolis|
Saint Joseph|MO|US|39.769|-94.847|America/Chicago|
Mmabatho||ZA|-25.850|25.633|Africa/Johannesburg|
Champigny-sur-Marne||FR|48.816|2.494|Europe/Paris|
Rueil-Malmaison||FR|48.877|2.190|Europe/Paris|
Pharr|TX|US|26.195|-98.184|America/Chicago|
Fylde||GB|53.833|-2.917|Europe/London|
Upland|CA|US|34.098|-117.648|America/Los_Angeles|
Antibes||FR|43.586|7.108|Europe/Paris|
Folsom|CA|US|38.678|-121.176|America/Los_Angeles|
Baytown|TX|US|29.735|-94.977|America/Chicago|
Repentigny|QC|CA|45.742|-73.450|America/Toronto|
Paisley||GB|55.832|-4.433|Europe/London|
San Ramon|CA|US|37.780|-121.978|America/Los_Angeles|
Camden|NJ|US|39.926|-75.120|America/New_York|
Bracknell||GB|51.414|-0.751|Europe/London|
Lake Charles|LA|US|30.213|-93.204|America/Chicago|
Kalamazoo|MI|US|42.292|-85.587|America/Detroit|
Fort McMurray|AB|CA|56.727|-111.381|America/Edmonton|
Arlington Heights|IL|US|42.088|-87.981|America/Chicago|
Plymouth|MN|US|45.011|-93.456|America/Chicago|
Peterborough|ON|CA|44.300|-78.316|America/Toronto|
Hadera||IL|32.442|34.904|Asia/Jerusalem|חדרה
Newcastle under Lyme||GB|53.000|-2.233|Europe/London|
Waterford|MI|US|42.693|-83.412|America/Detroit|
Battersea||GB|51.475|-0.155|Europe/London|
Crewe||GB|53.098|-2.442|Europe/London|
Evanston|IL|US|42.041|-87.690|America/Chicago|
Chatham||GB|51.379|0.528|Europe/London|
Manteca|CA|US|37.797|-121.216|America/Los_Angeles|
Saint-Maur-des-Fossés||FR|48.794|2.493|Europe/Paris|
Kendall|FL|US|25.679|-80.317|America/New_York|
Wyoming|MI|US|42.913|-85.705|America/Detroit|
Loveland|CO|US|40.398|-105.075|America/Denver|
Cheektowaga|NY|US|42.903|-78.755|America/New_York|
Hove||GB|50.831|-0.167|Europe/London|
Kings Bridge|NY|US|40.879|-73.905|America/New_York|
Cipolletti||AR|-38.934|-67.990|America/Argentina/Salta|
Perris|CA|US|33.783|-117.229|America/Los_Angeles|
Bethlehem|PA|US|40.626|-75.370|America/New_York|
Albany|GA|US|31.579|-84.156|America/New_York|
Aylesbury||GB|51.817|-0.815|Europe/London|
East Kilbride||GB|55.764|-4.177|Europe/London|
Schaumburg|IL|US|42.033|-88.083|America/Chicago|
Gobernador Gálvez||AR|-33.030|-60.640|America/Argentina/Cordoba|
Gastonia|NC|US|35.262|-81.187|America/New_York|
Brownsville|NY|US|40.661|-73.920|America/New_York|
Union City|CA|US|37.596|-122.019|America/Los_Angeles|
Calais||FR|50.952|1.856|Europe/Paris|
Bolingbrook|IL|US|41.699|-88.068|America/Chicago|
Newmarket|ON|CA|44.050|-79.466|America/Toronto|
Iowa City|IA|US|41.661|-91.530|America/Chicago|
Mackay|QLD|AU|-21.153|149.166|Australia/Brisbane|
Layton|UT|US|41.060|-111.971|America/Denver|
Missouri City|TX|US|29.619|-95.538|America/Chicago|
Appleton|WI|US|44.262|-88.415|America/Chicago|
Shelby|MI|US|42.671|-83.033|America/Detroit|
Béziers||FR|43.341|3.214|Europe/Paris|
La Haute-Saint-Charles|QC|CA|46.890|-71.372|America/Toronto|
San Ramón de la Nueva Orán||AR|-23.137|-64.324|America/Argentina/Salta|
Standerton||ZA|-26.934|29.242|Africa/Johannesburg|
Fort Myers|FL|US|26.622|-81.841|America/New_York|
Boynton Beach|FL|US|26.525|-80.066|America/New_York|
Jonesboro|AR|US|35.842|-90.704|America/Chicago|
Chimbas||AR|-31.483|-68.533|America/Argentina/San_Juan|
South Lawndale|IL|US|41.844|-87.713|America/Chicago|
Logan Square|IL|US|41.923|-87.699|America/Chicago|
Red Deer|AB|CA|52.267|-113.802|America/Edmonton|
Rapid City|SD|US|44.081|-103.231|America/Denver|
Warner Robins|GA|US|32.616|-83.627|America/New_York|
Rochester Hills|MI|US|42.658|-83.150|America/Detroit|
Saint-Léonard|QC|CA|45.588|-73.595|America/Toronto|
Canary Wharf||GB|51.505|-0.021|Europe/London|
Decatur|IL|US|39.840|-88.955|America/Chicago|
General Roca||AR|-39.033|-67.583|America/Argentina/Salta|
Southfield|MI|US|42.473|-83.222|America/Detroit|
Rugby||GB|52.371|-1.264|Europe/London|
Saint George|UT|US|37.104|-113.584|America/Denver|
New Britain|CT|US|41.661|-72.780|America/New_York|
Salford||GB|53.488|-2.290|Europe/London|
Franklin|TN|US|35.925|-86.869|America/Chicago|
Venado Tuerto||AR|-33.746|-61.969|America/Argentina/Cordoba|
Turlock|CA|US|37.495|-120.847|America/Los_Angeles|
Temple|TX|US|31.098|-97.343|America/Chicago|
West Ridge|IL|US|42.000|-87.693|America/Chicago|
Apple Valley|CA|US|34.501|-117.186|America/Los_Angeles|
Sarnia|ON|CA|42.979|-82.404|America/Toronto|
Purley||GB|51.337|-0.112|Europe/London|
Lynwood|CA|US|33.930|-118.211|America/Los_Angeles|
Waukesha|WI|US|43.012|-88.231|America/Chicago|
Wilmington|DE|US|39.746|-75.547|America/New_York|
Bothaville||ZA|-27.389|26.617|Africa/Johannesburg|
Canton|OH|US|40.799|-81.378|America/New_York|
Guildford||GB|51.235|-0.574|Europe/London|
Gulfport|MS|US|30.367|-89.093|America/Chicago|
Shrewsbury||GB|52.710|-2.752|Europe/London|
Saint-Jean-sur-Richelieu|QC|CA|45.307|-73.263|America/Toronto|
Pawtucket|RI|US|41.879|-71.383|America/New_York|
Lauderhill|FL|US|26.140|-80.213|America/New_York|
Peckham||GB|51.474|-0.070|Europe/London|
Rock Hill|SC|US|34.925|-81.025|America/New_York|
Silver Spring|MD|US|38.991|-77.026|America/New_York|
Barnsley||GB|53.550|-1.483|Europe/London|
Upington||ZA|-28.448|21.256|Africa/Johannesburg|
West Gulfport|MS|US|30.404|-89.094|America/Chicago|
Parys||ZA|-26.903|27.457|Africa/Johannesburg|
Dunkerque||FR|51.033|2.377|Europe/Paris|
Flower Mound|TX|US|33.015|-97.097|America/Chicago|
Bismarck|ND|US|46.808|-100.784|America/Chicago|
Centreville|VA|US|38.840|-77.429|America/New_York|
Lafayette|IN|US|40.417|-86.875|America/Indiana/Indianapolis|
Passaic|NJ|US|40.857|-74.128|America/New_York|
Riverview|FL|US|27.866|-82.326|America/New_York|
Redlands|CA|US|34.056|-117.183|America/Los_Angeles|
Missoula|MT|US|46.872|-113.994|America/Denver|
Rancho Cordova|CA|US|38.589|-121.303|America/Los_Angeles|
Lowestoft||GB|52.475|1.752|Europe/London|
Aubervilliers||FR|48.917|2.383|Europe/Paris|
Bundaberg|QLD|AU|-24.866|152.348|Australia/Brisbane|
Gosport||GB|50.795|-1.129|Europe/London|
Lethbridge|AB|CA|49.700|-112.819|America/Edmonton|
New Braunfels|TX|US|29.703|-98.124|America/Chicago|
Cherry Hill|NJ|US|39.935|-75.031|America/New_York|
Flagstaff|AZ|US|35.198|-111.651|America/Phoenix|
Goya||AR|-29.140|-59.263|America/Argentina/Cordoba|
Schweizer-Reneke||ZA|-27.189|25.329|Africa/Johannesburg|
Muncie|IN|US|40.193|-85.386|America/Indiana/Indianapolis|
Cannes||FR|43.551|7.013|Europe/Paris|
Southall||GB|51.509|-0.371|Europe/London|
Mira Mesa|CA|US|32.916|-117.144|America/Los_Angeles|
Woodland Hills|CA|US|34.168|-118.606|America/Los_Angeles|
Maple Ridge|BC|CA|49.219|-122.602|America/Vancouver|
Weston|FL|US|26.100|-80.400|America/New_York|
Mérignac||FR|44.842|-0.645|Europe/Paris|
Brossard|QC|CA|45.450|-73.466|America/Toronto|
Frederick|MD|US|39.414|-77.411|America/New_York|
Villa Carlos Paz||AR|-31.424|-64.498|America/Argentina/Cordoba|
Pasco|WA|US|46.240|-119.101|America/Los_Angeles|
Pittsburg|CA|US|38.028|-121.885|America/Los_Angeles|
Ridgewood|NY|US|40.700|-73.906|America/New_York|
Palatine|IL|US|42.110|-88.034|America/Chicago|
Stafford||GB|52.805|-2.116|Europe/London|
North Richland Hills|TX|US|32.834|-97.229|America/Chicago|
Union City|NJ|US|40.780|-74.024|America/New_York|
Kissimmee|FL|US|28.305|-81.417|America/New_York|
Royal Tunbridge Wells||GB|51.133|0.263|Europe/London|
Walnut Creek|CA|US|37.906|-122.065|America/Los_Angeles|
Ga-Rankuwa||ZA|-25.617|27.995|Africa/Johannesburg|
Kamloops|BC|CA|50.666|-120.319|America/Vancouver|
Knysna||ZA|-34.036|23.047|Africa/Johannesburg|
Mount Vernon|NY|US|40.913|-73.837|America/New_York|
Conroe|TX|US|30.312|-95.456|America/Chicago|
Dothan|AL|US|31.223|-85.390|America/Chicago|
Northridge|CA|US|34.228|-118.537|America/Los_Angeles|
Waterloo|IA|US|42.493|-92.343|America/Chicago|
Maple Grove|MN|US|45.072|-93.456|America/Chicago|
Framingham|MA|US|42.279|-71.416|America/New_York|
Saldanha||ZA|-33.012|17.944|Africa/Johannesburg|
Bunbury|WA|AU|-33.327|115.641|Australia/Perth|
Redondo Beach|CA|US|33.849|-118.388|America/Los_Angeles|
Bossier City|LA|US|32.516|-93.732|America/Chicago|
Bourges||FR|47.083|2.400|Europe/Paris|
Yorba Linda|CA|US|33.889|-117.813|America/Los_Angeles|
Barberton||ZA|-25.788|31.053|Africa/Johannesburg|
Concepción del Uruguay||AR|-32.485|-58.232|America/Argentina/Cordoba|
Woodbury|MN|US|44.924|-92.959|America/Chicago|
Eau Claire|WI|US|44.811|-91.498|America/Chicago|
Ellesmere Port||GB|53.279|-2.901|Europe/London|
Waldorf|MD|US|38.625|-76.939|America/New_York|
Forest Hills|NY|US|40.716|-73.850|America/New_York|
Davis|CA|US|38.545|-121.741|America/Los_Angeles|
Glen Burnie|MD|US|39.163|-76.625|America/New_York|
Camarillo|CA|US|34.216|-119.038|America/Los_Angeles|
Victoria|TX|US|28.805|-97.004|America/Chicago|
Gaithersburg|MD|US|39.143|-77.201|America/New_York|
Rossendale||GB|53.685|-2.277|Europe/London|
Jacksonville|NC|US|34.754|-77.430|America/New_York|
South San Francisco|CA|US|37.655|-122.408|America/Los_Angeles|
Maitland|NSW|AU|-32.733|151.557|Australia/Sydney|
Beit Shemesh||IL|31.731|34.993|Asia/Jerusalem|Bet Shemesh,בית שמש
Kenner|LA|US|29.994|-90.242|America/Chicago|
Jackson Heights|NY|US|40.756|-73.885|America/New_York|
Saint-Nazaire||FR|47.280|-2.210|Europe/Paris|
Notre-Dame-de-Grâce|QC|CA|45.477|-73.614|America/Toronto|
Rockville|MD|US|39.084|-77.153|America/New_York|
Jackson|TN|US|35.615|-88.814|America/Chicago|
Lincoln Park|IL|US|41.922|-87.648|America/Chicago|
Yuba City|CA|US|39.140|-121.617|America/Los_Angeles|
Portland|ME|US|43.657|-70.259|America/New_York|
Palo Alto|CA|US|37.442|-122.143|America/Los_Angeles|
Casas Adobes|AZ|US|32.323|-110.995|America/Phoenix|
Marysville|WA|US|48.052|-122.177|America/Los_Angeles|
South Jordan|UT|US|40.562|-111.930|America/Denver|
Lod||IL|31.947|34.890|Asia/Jerusalem|לוד
Oshkosh|WI|US|44.025|-88.543|America/Chicago|
North Little Rock|AR|US|34.770|-92.267|America/Chicago|
Homestead|FL|US|25.469|-80.478|America/New_York|
Bayside|NY|US|40.768|-73.777|America/New_York|
White Rock|BC|CA|49.016|-122.803|America/Vancouver|
Folkestone||GB|51.082|1.167|Europe/London|
Sault Ste. Marie|ON|CA|46.517|-84.333|America/Toronto|
Bayonne|NJ|US|40.669|-74.114|America/New_York|
Brixton||GB|51.466|-0.107|Europe/London|
Hounslow||GB|51.468|-0.361|Europe/London|
Eagan|MN|US|44.804|-93.167|America/Chicago|
Delray Beach|FL|US|26.461|-80.073|America/New_York|
Johnson City|TN|US|36.313|-82.353|America/New_York|
Dale City|VA|US|38.637|-77.311|America/New_York|
Cedar Park|TX|US|30.505|-97.820|America/Chicago|
Parkchester|NY|US|40.839|-73.860|America/New_York|
Lichtenburg||ZA|-26.152|26.160|Africa/Johannesburg|
Atascocita|TX|US|29.999|-95.177|America/Chicago|
Saint Cloud|MN|US|45.561|-94.162|America/Chicago|
Ellicott City|MD|US|39.267|-76.798|America/New_York|
Laguna Niguel|CA|US|33.523|-117.708|America/Los_Angeles|
Saint Charles|MO|US|38.784|-90.481|America/Chicago|
Harlingen|TX|US|26.191|-97.696|America/Chicago|
Wrexham||GB|53.047|-2.991|Europe/London|
Prince George|BC|CA|53.917|-122.753|America/Vancouver|
San Clemente|CA|US|33.427|-117.612|America/Los_Angeles|
West Lynchburg|VA|US|37.403|-79.178|America/New_York|
Framingham Center|MA|US|42.297|-71.437|America/New_York|
Colmar||FR|48.081|7.356|Europe/Paris|
Torquay||GB|50.462|-3.525|Europe/London|
Schenectady|NY|US|42.814|-73.940|America/New_York|
Broomfield|CO|US|39.921|-105.087|America/Denver|
Ames|IA|US|42.035|-93.620|America/Chicago|
Park Slope|NY|US|40.670|-73.986|America/New_York|
Shawnee|KS|US|39.042|-94.720|America/Chicago|
Conway|AR|US|35.089|-92.442|America/Chicago|
East Orange|NJ|US|40.767|-74.205|America/New_York|
Don Torcuato||AR|-34.495|-58.627|America/Argentina/Buenos_Aires|
Portage Park|IL|US|41.958|-87.765|America/Chicago|
Maidenhead||GB|51.523|-0.720|Europe/London|
Skokie|IL|US|42.033|-87.733|America/Chicago|
Nazareth||IL|32.701|35.297|Asia/Jerusalem|
Kingswood||GB|51.453|-2.508|Europe/London|
Daytona Beach|FL|US|29.211|-81.023|America/New_York|
West Bloomfield Township|MI|US|42.569|-83.384|America/Detroit|
Tamarac|FL|US|26.213|-80.250|America/New_York|
Youngstown|OH|US|41.100|-80.650|America/New_York|
Taunton||GB|51.015|-3.103|Europe/London|
Lodi|CA|US|38.130|-121.272|America/Los_Angeles|
Greenville|SC|US|34.853|-82.394|America/New_York|
Puerto Madryn||AR|-42.769|-65.039|America/Argentina/Catamarca|
Waterlooville||GB|50.881|-1.030|Europe/London|
Mansfield|TX|US|32.563|-97.142|America/Chicago|
Santa Cruz|CA|US|36.974|-122.031|America/Los_Angeles|
Pico Rivera|CA|US|33.983|-118.097|America/Los_Angeles|
Madera|CA|US|36.961|-120.061|America/Los_Angeles|
Heidelberg||ZA|-26.505|28.359|Africa/Johannesburg|
Modiin Illit||IL|31.932|35.044|Asia/Jerusalem|מודיעין עילית
Janesville|WI|US|42.683|-89.019|America/Chicago|
West Des Moines|IA|US|41.577|-93.711|America/Chicago|
Macclesfield||GB|53.260|-2.126|Europe/London|
Montebello|CA|US|34.009|-118.105|America/Los_Angeles|
Bognor Regis||GB|50.782|-0.680|Europe/London|
Valence||FR|44.926|4.910|Europe/Paris|
Ramla||IL|31.929|34.866|Asia/Jerusalem|רמלה
Newtownabbey||GB|54.660|-5.909|Europe/London|
Quimper||FR|48.000|-4.100|Europe/Paris|
Georgetown|TX|US|30.633|-97.677|America/Chicago|
Alpharetta|GA|US|34.075|-84.294|America/New_York|
Kettering||GB|52.398|-0.726|Europe/London|
Lorain|OH|US|41.453|-82.182|America/New_York|
Bowling Green|KY|US|36.990|-86.444|America/Chicago|
Flatlands|NY|US|40.621|-73.935|America/New_York|
Dundalk|MD|US|39.251|-76.521|America/New_York|
Buckley||GB|53.167|-3.083|Europe/London|
Eden Prairie|MN|US|44.855|-93.471|America/Chicago|
North Bergen|NJ|US|40.804|-74.012|America/New_York|
Great Yarmouth||GB|52.608|1.731|Europe/London|
Florence-Graham|CA|US|33.968|-118.244|America/Los_Angeles|
Waltham|MA|US|42.376|-71.236|America/New_York|
Cheyenne|WY|US|41.140|-104.820|America/Denver|
West Hartford|CT|US|41.762|-72.742|America/New_York|
Rogers|AR|US|36.332|-94.119|America/Chicago|
Medicine Hat|AB|CA|50.039|-110.677|America/Edmonton|
Carol City|FL|US|25.941|-80.246|America/New_York|
Encinitas|CA|US|33.037|-117.292|America/Los_Angeles|
Graaff-Reinet||ZA|-32.252|24.531|Africa/Johannesburg|
Runcorn||GB|53.342|-2.731|Europe/London|
East Village|NY|US|40.729|-73.987|America/New_York|
Ashford||GB|51.146|0.874|Europe/London|
Haverhill|MA|US|42.776|-71.077|America/New_York|
Jupiter|FL|US|26.934|-80.094|America/New_York|
Council Bluffs|IA|US|41.262|-95.861|America/Chicago|
Wellington|FL|US|26.659|-80.241|America/New_York|
Tonypandy||GB|51.622|-3.455|Europe/London|
West Coon Rapids|MN|US|45.160|-93.350|America/Chicago|
Drancy||FR|48.926|2.445|Europe/Paris|
North Miami|FL|US|25.890|-80.187|America/New_York|
Noisy-le-Grand||FR|48.850|2.563|Europe/Paris|
Fochville||ZA|-26.489|27.494|Africa/Johannesburg|
Hamilton|OH|US|39.400|-84.561|America/New_York|
Villeneuve-d'Ascq||FR|50.617|3.167|Europe/Paris|
North Port|FL|US|27.044|-82.236|America/New_York|
La Seyne-sur-Mer||FR|43.103|5.878|Europe/Paris|
Tulare|CA|US|36.208|-119.347|America/Los_Angeles|
Coon Rapids|MN|US|45.120|-93.288|America/Chicago|
Levallois-Perret||FR|48.894|2.289|Europe/Paris|
Millcreek|UT|US|40.687|-111.875|America/Denver|
La Habra|CA|US|33.932|-117.946|America/Los_Angeles|
Blaine|MN|US|45.161|-93.235|America/Chicago|
Auburn|AL|US|32.610|-85.481|America/Chicago|
Lake Elsinore|CA|US|33.668|-117.327|America/Los_Angeles|
Marseille 14||FR|43.344|5.380|Europe/Paris|
Carmichael|CA|US|38.617|-121.328|America/Los_Angeles|
Scarborough||GB|54.280|-0.404|Europe/London|
Rockhampton|QLD|AU|-23.380|150.506|Australia/Brisbane|
Chambéry||FR|45.566|5.921|Europe/Paris|
Taylor|MI|US|42.241|-83.270|America/Detroit|
Oudtshoorn||ZA|-33.600|22.200|Africa/Johannesburg|
Burnsville|MN|US|44.768|-93.278|America/Chicago|
Monterey Park|CA|US|34.063|-118.123|America/Los_Angeles|
Widnes||GB|53.362|-2.734|Europe/London|
Issy-les-Moulineaux||FR|48.821|2.277|Europe/Paris|
Castro Valley|CA|US|37.694|-122.086|America/Los_Angeles|
Aldershot||GB|51.248|-0.764|Europe/London|
Irvington|NJ|US|40.732|-74.235|America/New_York|
Neuilly-sur-Seine||FR|48.885|2.270|Europe/Paris|
Rocklin|CA|US|38.791|-121.236|America/Los_Angeles|
Utica|NY|US|43.101|-75.233|America/New_York|
Malden|MA|US|42.425|-71.066|America/New_York|
National City|CA|US|32.678|-117.099|America/Los_Angeles|
Bury||GB|53.600|-2.300|Europe/London|
Barking||GB|51.533|0.083|Europe/London|
Financial District|NY|US|40.708|-74.009|America/New_York|
Springfield|OR|US|44.046|-123.022|America/Los_Angeles|
Bethesda|MD|US|38.981|-77.100|America/New_York|
Norfolk County|ON|CA|42.833|-80.383|America/Toronto|
Terre Haute|IN|US|39.467|-87.414|America/Indiana/Indianapolis|
Tartagal||AR|-22.516|-63.801|America/Argentina/Salta|
Vineland|NJ|US|39.486|-75.026|America/New_York|
West Hollywood|FL|US|26.021|-80.184|America/New_York|
Troyes||FR|48.301|4.085|Europe/Paris|
San Marcos|TX|US|29.883|-97.941|America/Chicago|
Brentwood|NY|US|40.781|-73.246|America/New_York|
Lakeville|MN|US|44.650|-93.243|America/Chicago|
West Allis|WI|US|43.017|-88.007|America/Chicago|
Redmond|WA|US|47.674|-122.122|America/Los_Angeles|
Canoga Park|CA|US|34.201|-118.598|America/Los_Angeles|
Cupertino|CA|US|37.323|-122.032|America/Los_Angeles|
Taylorsville|UT|US|40.668|-111.939|America/Denver|
Castleford||GB|53.726|-1.363|Europe/London|
Bristol|CT|US|41.672|-72.949|America/New_York|
Moore|OK|US|35.340|-97.487|America/Chicago|
Gardena|CA|US|33.888|-118.309|America/Los_Angeles|
Petaluma|CA|US|38.232|-122.637|America/Los_Angeles|
Hereford||GB|52.057|-2.715|Europe/London|
Adelaide Hills|SA|AU|-34.911|138.707|Australia/Adelaide|
Bangor||GB|54.653|-5.669|Europe/London|
Grand Junction|CO|US|39.064|-108.551|America/Denver|
Casper|WY|US|42.867|-106.313|America/Denver|
Atlantis||ZA|-33.567|18.483|Africa/Johannesburg|
Rowlett|TX|US|32.903|-96.564|America/Chicago|
Stroud||GB|51.750|-2.200|Europe/London|
Margate||GB|51.381|1.386|Europe/London|
La Mesa|CA|US|32.768|-117.023|America/Los_Angeles|
Pine Hills|FL|US|28.558|-81.453|America/New_York|
Melbourne City Centre|VIC|AU|-37.815|144.967|Australia/Melbourne|
Chelsea||GB|51.488|-0.169|Europe/London|
Hurlingham||AR|-34.590|-58.629|America/Argentina/Buenos_Aires|
Bensonhurst|NY|US|40.602|-73.994|America/New_York|
Coney Island|NY|US|40.578|-73.994|America/New_York|
Rancho Penasquitos|CA|US|32.959|-117.115|America/Los_Angeles|
Valley Glen|CA|US|34.190|-118.450|America/Los_Angeles|
Meriden|CT|US|41.538|-72.807|America/New_York|
Loughborough||GB|52.767|-1.200|Europe/London|
Pontiac|MI|US|42.639|-83.291|America/Detroit|
Welwyn Garden City||GB|51.802|-0.207|Europe/London|
Farnborough||GB|51.294|-0.756|Europe/London|
KwaDukuza||ZA|-29.328|31.290|Africa/Johannesburg|
Port Orange|FL|US|29.138|-80.996|America/New_York|
Hamden|CT|US|41.396|-72.897|America/New_York|
Antony||FR|48.753|2.297|Europe/Paris|
Lakewood|WA|US|47.172|-122.518|America/Los_Angeles|
Fountainebleau|FL|US|25.773|-80.348|America/New_York|
Saint Clair Shores|MI|US|42.497|-82.889|America/Detroit|
Springfield|OH|US|39.924|-83.809|America/New_York|
Great Falls|MT|US|47.500|-111.301|America/Denver|
Chapel Hill|NC|US|35.913|-79.056|America/New_York|
Drummondville|QC|CA|45.883|-72.482|America/Toronto|
Rhondda||GB|51.659|-3.449|Europe/London|
Huntington Park|CA|US|33.982|-118.225|America/Los_Angeles|
La Roche-sur-Yon||FR|46.667|-1.433|Europe/Paris|
Lancaster|PA|US|40.038|-76.306|America/New_York|
Coconut Creek|FL|US|26.252|-80.179|America/New_York|
Craigavon||GB|54.447|-6.387|Europe/London|
Idaho Falls|ID|US|43.467|-112.034|America/Boise|
San Rafael|CA|US|37.974|-122.531|America/Los_Angeles|
Noblesville|IN|US|40.046|-86.009|America/Indiana/Indianapolis|
Santo Tomé||AR|-31.663|-60.765|America/Argentina/Cordoba|
Marietta|GA|US|33.953|-84.550|America/New_York|
San Francisco||AR|-31.428|-62.083|America/Argentina/Cordoba|
Fairfield|CT|US|41.141|-73.264|America/New_York|
Owensboro|KY|US|37.774|-87.113|America/Chicago|
Eastvale|CA|US|33.964|-117.564|America/Los_Angeles|
Mossel Bay||ZA|-34.183|22.146|Africa/Johannesburg|
Royal Oak|MI|US|42.489|-83.145|America/Detroit|
Brentwood|CA|US|37.932|-121.696|America/Los_Angeles|
Dubuque|IA|US|42.501|-90.665|America/Chicago|
Wallasey||GB|53.423|-3.065|Europe/London|
Marseille 12||FR|43.296|5.436|Europe/Paris|
Brookline|MA|US|42.332|-71.121|America/New_York|
Novi|MI|US|42.481|-83.475|America/Detroit|
Littlehampton||GB|50.811|-0.541|Europe/London|
Des Plaines|IL|US|42.033|-87.883|America/Chicago|
Orland Park|IL|US|41.630|-87.854|America/Chicago|
Bartlett|TN|US|35.205|-89.874|America/Chicago|
Woodland|CA|US|38.679|-121.773|America/Los_Angeles|
New Westminster|BC|CA|49.207|-122.911|America/Vancouver|
Lehi|UT|US|40.392|-111.851|America/Denver|
White Plains|NY|US|41.034|-73.763|America/New_York|
San Pedro de Jujuy||AR|-24.231|-64.866|America/Argentina/Jujuy|
Fort Beaufort||ZA|-32.775|26.634|Africa/Johannesburg|
Arcadia|CA|US|34.140|-118.035|America/Los_Angeles|
Reston|VA|US|38.969|-77.341|America/New_York|
Bridgend||GB|51.506|-3.577|Europe/London|
Ocala|FL|US|29.187|-82.140|America/New_York|
Central City|AZ|US|33.440|-112.058|America/Phoenix|
South Vineland|NJ|US|39.446|-75.029|America/New_York|
Lorient||FR|47.746|-3.366|Europe/Paris|
Sanford|FL|US|28.801|-81.273|America/New_York|
Ushuaia||AR|-54.811|-68.316|America/Punta_Arenas|
Bowie|MD|US|38.943|-76.730|America/New_York|
Port Coquitlam|BC|CA|49.266|-122.769|America/Vancouver|
Kokomo|IN|US|40.486|-86.134|America/Indiana/Indianapolis|
Sarcelles||FR|48.997|2.378|Europe/Paris|
Pessac||FR|44.806|-0.632|Europe/Paris|
Wayne|NJ|US|40.925|-74.277|America/New_York|
Kraaifontein||ZA|-33.848|18.717|Africa/Johannesburg|
Ivry-sur-Seine||FR|48.816|2.385|Europe/Paris|
Évreux||FR|49.024|1.151|Europe/Paris|
Bootle||GB|53.467|-3.017|Europe/London|
Santee|CA|US|32.838|-116.974|America/Los_Angeles|
Dublin|CA|US|37.702|-121.936|America/Los_Angeles|
St. Albert|AB|CA|53.633|-113.635|America/Edmonton|
Weymouth||GB|50.614|-2.460|Europe/London|
Vénissieux||FR|45.697|4.886|Europe/Paris|
Cergy||FR|49.036|2.076|Europe/Paris|
Clichy||FR|48.900|2.310|Europe/Paris|
Palm Harbor|FL|US|28.078|-82.764|America/New_York|
Medford|MA|US|42.418|-71.106|America/New_York|
Fareham||GB|50.852|-1.179|Europe/London|
Morley||GB|53.740|-1.599|Europe/London|
Cheshunt||GB|51.700|-0.030|Europe/London|
Midwest City|OK|US|35.450|-97.397|America/Chicago|
Center City|PA|US|39.951|-75.159|America/New_York|
Margate|FL|US|26.245|-80.206|America/New_York|
Punta Alta||AR|-38.876|-62.074|America/Argentina/Buenos_Aires|
South Whittier|CA|US|33.950|-118.039|America/Los_Angeles|
Tinley Park|IL|US|41.573|-87.784|America/Chicago|
Pflugerville|TX|US|30.439|-97.620|America/Chicago|
Kidderminster||GB|52.388|-2.250|Europe/London|
New Brunswick|NJ|US|40.486|-74.452|America/New_York|
General Pico||AR|-35.657|-63.757|America/Argentina/Salta|
Grand Forks|ND|US|47.925|-97.033|America/Chicago|
Colegiales||AR|-34.574|-58.449|America/Argentina/Buenos_Aires|
Fountain Valley|CA|US|33.709|-117.954|America/Los_Angeles|
North Hills|CA|US|34.236|-118.485|America/Los_Angeles|
Diamond Bar|CA|US|34.029|-117.810|America/Los_Angeles|
Corby||GB|52.496|-0.689|Europe/London|
Marseille 11||FR|43.291|5.438|Europe/Paris|
Taunton|MA|US|41.900|-71.090|America/New_York|
Oak Lawn|IL|US|41.711|-87.758|America/Chicago|
Union|NJ|US|40.698|-74.263|America/New_York|
Ankeny|IA|US|41.730|-93.606|America/Chicago|
Chicopee|MA|US|42.149|-72.608|America/New_York|
Dartford||GB|51.447|0.214|Europe/London|
Castlereagh||GB|54.574|-5.885|Europe/London|
Dewsbury||GB|53.691|-1.629|Europe/London|
Livingston||GB|55.903|-3.523|Europe/London|
Oberá||AR|-27.487|-55.120|America/Argentina/Cordoba|
Irving Park|IL|US|41.953|-87.736|America/Chicago|
Berwyn|IL|US|41.851|-87.794|America/Chicago|
Manhattan|KS|US|39.184|-96.572|America/Chicago|
Stourbridge||GB|52.456|-2.143|Europe/London|
Kendale Lakes|FL|US|25.708|-80.407|America/New_York|
Smyrna|GA|US|33.884|-84.514|America/New_York|
Dearborn Heights|MI|US|42.337|-83.273|America/Detroit|
Porterville|CA|US|36.065|-119.017|America/Los_Angeles|
Piscataway|NJ|US|40.499|-74.399|America/New_York|
Doral|FL|US|25.820|-80.355|America/New_York|
Hendersonville|TN|US|36.305|-86.620|America/Chicago|
Morningside Heights|NY|US|40.810|-73.963|America/New_York|
Rocky Mount|NC|US|35.938|-77.791|America/New_York|
Corvallis|OR|US|44.565|-123.262|America/Los_Angeles|
Valdosta|GA|US|30.833|-83.280|America/New_York|
Sale||GB|53.425|-2.324|Europe/London|
Hanford|CA|US|36.327|-119.646|America/Los_Angeles|
Castle Rock|CO|US|39.372|-104.856|America/Denver|
Greenwood|IN|US|39.614|-86.107|America/Indiana/Indianapolis|
Chicago Lawn|IL|US|41.775|-87.696|America/Chicago|
Hempstead|NY|US|40.706|-73.619|America/New_York|
Wellington||ZA|-33.640|19.011|Africa/Johannesburg|
Novato|CA|US|38.107|-122.570|America/Los_Angeles|
Kettering|OH|US|39.690|-84.169|America/New_York|
Bellevue|NE|US|41.137|-95.891|America/Chicago|
Aurora|ON|CA|44.000|-79.466|America/Toronto|
Shoreline|WA|US|47.756|-122.342|America/Los_Angeles|
Decatur|AL|US|34.606|-86.983|America/Chicago|
Paramount|CA|US|33.889|-118.160|America/Los_Angeles|
Saint-Quentin||FR|49.849|3.288|Europe/Paris|
Port Arthur|TX|US|29.885|-93.942|America/Chicago|
Anderson|IN|US|40.105|-85.680|America/Indiana/Indianapolis|
Tamiami|FL|US|25.759|-80.398|America/New_York|
Halesowen||GB|52.449|-2.049|Europe/London|
Canterbury||GB|51.279|1.080|Europe/London|
South Croydon||GB|51.362|-0.094|Europe/London|
Towson|MD|US|39.401|-76.602|America/New_York|
Heilbron||ZA|-27.281|27.971|Africa/Johannesburg|
North Chicopee|MA|US|42.183|-72.600|America/New_York|
Uptown|IL|US|41.966|-87.653|America/Chicago|
Sarasota|FL|US|27.336|-82.531|America/New_York|
Sherwood Park|AB|CA|53.517|-113.319|America/Edmonton|
Viljoenskroon||ZA|-27.208|26.949|Africa/Johannesburg|
Saint-Jérôme|QC|CA|45.780|-74.004|America/Toronto|
Cypress Hills|NY|US|40.677|-73.891|America/New_York|
West Haven|CT|US|41.271|-72.947|America/New_York|
Rosemead|CA|US|34.081|-118.073|America/Los_Angeles|
Edgewater|IL|US|41.983|-87.664|America/Chicago|
Jackson|NJ|US|39.776|-74.862|America/New_York|
Highland|CA|US|34.128|-117.209|America/Los_Angeles|
Jonquière|QC|CA|48.416|-71.249|America/Toronto|
Mount Prospect|IL|US|42.066|-87.937|America/Chicago|
Huyton||GB|53.411|-2.839|Europe/London|
Barry||GB|51.400|-3.284|Europe/London|
Niort||FR|46.323|-0.459|Europe/Paris|
Colton|CA|US|34.074|-117.314|America/Los_Angeles|
Encanto|AZ|US|33.479|-112.078|America/Phoenix|
Belfort||FR|47.642|6.854|Europe/Paris|
Carson City|NV|US|39.164|-119.767|America/Los_Angeles|
Chivilcoy||AR|-34.896|-60.017|America/Argentina/Buenos_Aires|
Pocatello|ID|US|42.871|-112.446|America/Boise|
Bradenton|FL|US|27.499|-82.575|America/New_York|
Rogers Park|IL|US|42.009|-87.667|America/Chicago|
Weymouth|MA|US|42.221|-70.940|America/New_York|
Port Charlotte|FL|US|26.976|-82.091|America/New_York|
Normal|IL|US|40.514|-88.991|America/Chicago|
Ajaccio||FR|41.919|8.738|Europe/Paris|
Spring|TX|US|30.080|-95.417|America/Chicago|
Allapattah|FL|US|25.815|-80.224|America/New_York|
Gravesend||GB|51.442|0.371|Europe/London|
Richland|WA|US|46.286|-119.284|America/Los_Angeles|
Eastleigh||GB|50.967|-1.350|Europe/London|
Euless|TX|US|32.837|-97.082|America/Chicago|
Puerto Eldorado||AR|-26.408|-54.695|America/Argentina/Cordoba|
Blue Springs|MO|US|39.017|-94.282|America/Chicago|
East Pensacola Heights|FL|US|30.429|-87.180|America/Chicago|
Hacienda Heights|CA|US|33.993|-117.969|America/Los_Angeles|
Vannes||FR|47.658|-2.756|Europe/Paris|
Ozone Park|NY|US|40.677|-73.844|America/New_York|
Sartrouville||FR|48.948|2.192|Europe/Paris|
Granby|QC|CA|45.400|-72.732|America/Toronto|
Maisons-Alfort||FR|48.812|2.439|Europe/Paris|
Azul||AR|-36.777|-59.859|America/Argentina/Buenos_Aires|
Briarwood|NY|US|40.709|-73.815|America/New_York|
Cathedral City|CA|US|33.780|-116.465|America/Los_Angeles|
Meaux||FR|48.960|2.879|Europe/Paris|
Lakewood|NJ|US|40.098|-74.218|America/New_York|
Elyria|OH|US|41.368|-82.108|America/New_York|
Wheaton|IL|US|41.866|-88.107|America/Chicago|
Commerce City|CO|US|39.808|-104.934|America/Denver|
Acton||GB|51.509|-0.276|Europe/London|
Blois||FR|47.594|1.329|Europe/Paris|
Hoboken|NJ|US|40.744|-74.032|America/New_York|
Watsonville|CA|US|36.910|-121.757|America/Los_Angeles|
Lake Havasu City|AZ|US|34.484|-114.322|America/Phoenix|
Washington||GB|54.900|-1.517|Europe/London|
Braintree||GB|51.878|0.553|Europe/London|
Brive-la-Gaillarde||FR|45.159|1.533|Europe/Paris|
Arles||FR|43.677|4.630|Europe/Paris|
Revere|MA|US|42.408|-71.012|America/New_York|
Beauvais||FR|49.433|2.083|Europe/Paris|
Río Tercero||AR|-32.173|-64.114|America/Argentina/Cordoba|
West New York|NJ|US|40.788|-74.014|America/New_York|
Los Polvorines||AR|-34.503|-58.706|America/Argentina/Buenos_Aires|
Yucaipa|CA|US|34.034|-117.043|America/Los_Angeles|
Châteauroux||FR|46.812|1.694|Europe/Paris|
Gilroy|CA|US|37.006|-121.568|America/Los_Angeles|
Hamilton||GB|55.767|-4.033|Europe/London|
Pensacola|FL|US|30.421|-87.217|America/Chicago|
Poinciana|FL|US|28.140|-81.458|America/New_York|
Cholet||FR|47.059|-0.880|Europe/Paris|
Fréjus||FR|43.433|6.736|Europe/Paris|
Kingsport|TN|US|36.548|-82.562|America/New_York|
Levittown|PA|US|40.155|-74.829|America/New_York|
Mercedes||AR|-34.651|-59.431|America/Argentina/Buenos_Aires|
Palm Beach Gardens|FL|US|26.823|-80.139|America/New_York|
Pantin||FR|48.894|2.409|Europe/Paris|
Port Shepstone||ZA|-30.741|30.455|Africa/Johannesburg|
Saint-Brieuc||FR|48.515|-2.768|Europe/Paris|
Milford|CT|US|41.222|-73.056|America/New_York|
Delano|CA|US|35.769|-119.247|America/Los_Angeles|
West Sacramento|CA|US|38.580|-121.530|America/Los_Angeles|
Huntersville|NC|US|35.411|-80.843|America/New_York|
Perth Amboy|NJ|US|40.507|-74.265|America/New_York|
Río Grande||AR|-53.788|-67.709|America/Argentina/Ushuaia|
Sherman Oaks|CA|US|34.151|-118.449|America/Los_Angeles|
Southaven|MS|US|34.989|-90.013|America/Chicago|
Brentwood||GB|51.621|0.306|Europe/London|
Saint Peters|MO|US|38.800|-90.627|America/Chicago|
Harrisonburg|VA|US|38.450|-78.869|America/New_York|
Peabody|MA|US|42.528|-70.929|America/New_York|
Placentia|CA|US|33.872|-117.870|America/Los_Angeles|
Lenexa|KS|US|38.954|-94.734|America/Chicago|
DeSoto|TX|US|32.590|-96.857|America/Chicago|
Burlington|NC|US|36.096|-79.438|America/New_York|
Montauban||FR|44.018|1.364|Europe/Paris|
South Hill|WA|US|47.141|-122.270|America/Los_Angeles|
Charleville-Mézières||FR|49.769|4.725|Europe/Paris|
Albi||FR|43.930|2.148|Europe/Paris|
Esher||GB|51.370|-0.367|Europe/London|
Elkhart|IN|US|41.682|-85.977|America/Indiana/Indianapolis|
Fredericton|NB|CA|45.945|-66.666|America/Moncton|
La Crosse|WI|US|43.801|-91.240|America/Chicago|
Oak Park|IL|US|41.885|-87.784|America/Chicago|
Florissant|MO|US|38.789|-90.323|America/Chicago|
Sammamish|WA|US|47.642|-122.080|America/Los_Angeles|
Hervey Bay|QLD|AU|-25.288|152.769|Australia/Brisbane|
Wakefield|NY|US|40.898|-73.852|America/New_York|
Albany|OR|US|44.637|-123.106|America/Los_Angeles|
Crosby||GB|53.478|-3.033|Europe/London|
Hoffman Estates|IL|US|42.043|-88.080|America/Chicago|
Reigate||GB|51.237|-0.206|Europe/London|
Tarbes||FR|43.233|0.083|Europe/Paris|
Albany Park|IL|US|41.968|-87.723|America/Chicago|
Fontenay-sous-Bois||FR|48.854|2.483|Europe/Paris|
Glendora|CA|US|34.136|-117.865|America/Los_Angeles|
Dunstable||GB|51.886|-0.523|Europe/London|
Queens Village|NY|US|40.727|-73.742|America/New_York|
Brookhaven|GA|US|33.858|-84.340|America/New_York|
Évry||FR|48.633|2.440|Europe/Paris|
Levittown|NY|US|40.726|-73.514|America/New_York|
Palm Desert|CA|US|33.723|-116.377|America/Los_Angeles|
Joplin|MO|US|37.084|-94.513|America/Chicago|
Enid|OK|US|36.396|-97.878|America/Chicago|
Bonita Springs|FL|US|26.340|-81.779|America/New_York|
Irondequoit|NY|US|43.213|-77.580|America/New_York|
Caldwell|ID|US|43.663|-116.687|America/Boise|
Minnetonka|MN|US|44.913|-93.503|America/Chicago|
Morecambe||GB|54.068|-2.861|Europe/London|
Pinellas Park|FL|US|27.843|-82.700|America/New_York|
Cumbernauld||GB|55.947|-3.991|Europe/London|
Battle Creek|MI|US|42.317|-85.178|America/Detroit|
Redhill||GB|51.240|-0.170|Europe/London|
Horsham||GB|51.063|-0.328|Europe/London|
Casa Grande|AZ|US|32.880|-111.757|America/Phoenix|
South Shore|IL|US|41.762|-87.578|America/Chicago|
Mott Haven|NY|US|40.809|-73.923|America/New_York|
The Villages|FL|US|28.934|-81.960|America/New_York|
Grand Island|NE|US|40.925|-98.342|America/Chicago|
Grapevine|TX|US|32.934|-97.078|America/Chicago|
Clamart||FR|48.803|2.267|Europe/Paris|
Stratford|CT|US|41.185|-73.133|America/New_York|
Kentwood|MI|US|42.869|-85.645|America/Detroit|
Marseille 10||FR|43.279|5.415|Europe/Paris|
City of Milford (balance)|CT|US|41.224|-73.062|America/New_York|
Châlons-en-Champagne||FR|48.954|4.367|Europe/Paris|
Tigard|OR|US|45.431|-122.771|America/Los_Angeles|
East Hartford|CT|US|41.782|-72.612|America/New_York|
Apple Valley|MN|US|44.732|-93.218|America/Chicago|
Plainfield|NJ|US|40.634|-74.407|America/New_York|
Leesburg|VA|US|39.116|-77.564|America/New_York|
Nahariya||IL|33.009|35.098|Asia/Jerusalem|נהריה
Parsippany|NJ|US|40.858|-74.426|America/New_York|
Coral Gables|FL|US|25.721|-80.268|America/New_York|
Staines||GB|51.431|-0.506|Europe/London|
The Hammocks|FL|US|25.671|-80.445|America/New_York|
Buckeye|AZ|US|33.370|-112.584|America/Phoenix|
Flagami|FL|US|25.762|-80.316|America/New_York|
Barranqueras||AR|-27.481|-58.939|America/Argentina/Cordoba|
Batley||GB|53.703|-1.634|Europe/London|
Catalina Foothills|AZ|US|32.298|-110.919|America/Phoenix|
Yerba Buena||AR|-26.817|-65.317|America/Argentina/Tucuman|
Narbonne||FR|43.184|3.001|Europe/Paris|
Saint-Malo||FR|48.647|-2.009|Europe/Paris|
Lakewood|OH|US|41.482|-81.798|America/New_York|
Wellingborough||GB|52.303|-0.694|Europe/London|
Clacton-on-Sea||GB|51.790|1.156|Europe/London|
Laval||FR|48.073|-0.763|Europe/Paris|
Hyères||FR|43.120|6.129|Europe/Paris|
North La Crosse|WI|US|43.846|-91.248|America/Chicago|
Burien|WA|US|47.470|-122.347|America/Los_Angeles|
North Bay|ON|CA|46.317|-79.466|America/Toronto|
Dunfermline||GB|56.072|-3.459|Europe/London|
Logan|UT|US|41.735|-111.834|America/Denver|
Welland|ON|CA|42.983|-79.250|America/Toronto|
Saint-Hyacinthe|QC|CA|45.631|-72.957|America/Toronto|
Olympia|WA|US|47.038|-122.901|America/Los_Angeles|
South Peabody|MA|US|42.510|-70.949|America/New_York|
Aliso Viejo|CA|US|33.565|-117.727|America/Los_Angeles|
Bletchley||GB|51.993|-0.735|Europe/London|
Galveston|TX|US|29.301|-94.798|America/Chicago|
Keighley||GB|53.868|-1.907|Europe/London|
Poway|CA|US|32.963|-117.036|America/Los_Angeles|
Edina|MN|US|44.890|-93.350|America/Chicago|
Minnetonka Mills|MN|US|44.941|-93.442|America/Chicago|
Reservoir|VIC|AU|-37.717|145.000|Australia/Melbourne|
Craigieburn|VIC|AU|-37.600|144.950|Australia/Melbourne|
Hayes||GB|51.516|-0.423|Europe/London|
Stonecrest|GA|US|33.708|-84.135|America/New_York|
Cerritos|CA|US|33.858|-118.065|America/Los_Angeles|
Redford|MI|US|42.383|-83.297|America/Detroit|
East Honolulu|HI|US|21.289|-157.717|Pacific/Honolulu|
Troy|NY|US|42.728|-73.692|America/New_York|
Paignton||GB|50.436|-3.568|Europe/London|
Sunnyside|NY|US|40.740|-73.935|America/New_York|
Charleston|WV|US|38.350|-81.633|America/New_York|
Wharton|PA|US|39.927|-75.157|America/New_York|
Whitman|PA|US|39.917|-75.155|America/New_York|
Downers Grove|IL|US|41.809|-88.011|America/Chicago|
Azusa|CA|US|34.134|-117.908|America/Los_Angeles|
Wilson|NC|US|35.721|-77.916|America/New_York|
Carcassonne||FR|43.214|2.352|Europe/Paris|
Monroe|LA|US|32.509|-92.119|America/Chicago|
Llanelli||GB|51.682|-4.162|Europe/London|
Vryburg||ZA|-26.957|24.728|Africa/Johannesburg|
Parker|CO|US|39.519|-104.761|America/Denver|
La Mirada|CA|US|33.917|-118.012|America/Los_Angeles|
Angoulême||FR|45.650|0.153|Europe/Paris|
Kirkcaldy||GB|56.117|-3.160|Europe/London|
Belleville|ON|CA|44.167|-77.383|America/Toronto|
Minot|ND|US|48.233|-101.296|America/Chicago|
Point Cook|VIC|AU|-37.915|144.751|Australia/Melbourne|
Aloha|OR|US|45.494|-122.867|America/Los_Angeles|
Wolmaransstad||ZA|-27.197|25.983|Africa/Johannesburg|
Saginaw|MI|US|43.419|-83.951|America/Detroit|
Bedford|TX|US|32.844|-97.143|America/Chicago|
Rancho Santa Margarita|CA|US|33.641|-117.603|America/Los_Angeles|
Edenvale||ZA|-26.141|28.152|Africa/Johannesburg|
Cypress|CA|US|33.817|-118.037|America/Los_Angeles|
eSikhaleni||ZA|-28.871|31.900|Africa/Johannesburg|
Murray|UT|US|40.667|-111.888|America/Denver|
Annecy||FR|45.909|6.126|Europe/Paris|
Cuyahoga Falls|OH|US|41.134|-81.485|America/New_York|
Coeur d'Alene|ID|US|47.678|-116.780|America/Los_Angeles|
Bloomfield|NJ|US|40.807|-74.185|America/New_York|
Bromsgrove||GB|52.336|-2.060|Europe/London|
Harrisburg|PA|US|40.274|-76.884|America/New_York|
Rowland Heights|CA|US|33.976|-117.905|America/Los_Angeles|
Covina|CA|US|34.090|-117.890|America/Los_Angeles|
Stillwater|OK|US|36.116|-97.058|America/Chicago|
Kiryat Ata||IL|32.811|35.113|Asia/Jerusalem|קרית אתא
Sittingbourne||GB|51.341|0.733|Europe/London|
Dollard-Des Ormeaux|QC|CA|45.495|-73.824|America/Toronto|
Niagara Falls|NY|US|43.094|-79.057|America/New_York|
Collierville|TN|US|35.042|-89.665|America/Chicago|
Summerville|SC|US|33.019|-80.176|America/New_York|
South Bel Air|MD|US|39.533|-76.337|America/New_York|
South Benfleet||GB|51.553|0.560|Europe/London|
Cornwall|ON|CA|45.018|-74.728|America/Toronto|
Sheboygan|WI|US|43.751|-87.715|America/Chicago|
Middletown|OH|US|39.515|-84.398|America/New_York|
Aspen Hill|MD|US|39.080|-77.073|America/New_York|
Dunwoody|GA|US|33.946|-84.335|America/New_York|
Banbury||GB|52.063|-1.342|Europe/London|
Huntington|WV|US|38.419|-82.445|America/New_York|
Maricopa|AZ|US|33.058|-112.048|America/Phoenix|
Roswell|NM|US|33.394|-104.525|America/Denver|
Cedar Hill|TX|US|32.588|-96.956|America/Chicago|
East Brunswick|NJ|US|40.428|-74.416|America/New_York|
East Lansing|MI|US|42.737|-84.484|America/Detroit|
Apopka|FL|US|28.676|-81.512|America/New_York|
Maspeth|NY|US|40.723|-73.913|America/New_York|
West Bridgford||GB|52.930|-1.125|Europe/London|
Mitcham||GB|51.403|-0.168|Europe/London|
Wheaton|MD|US|39.040|-77.055|America/New_York|
Bondy||FR|48.902|2.489|Europe/Paris|
Mishawaka|IN|US|41.662|-86.159|America/Indiana/Indianapolis|
Morden||GB|51.398|-0.198|Europe/London|
Portage|MI|US|42.201|-85.580|America/Detroit|
Cwmbran||GB|51.654|-3.023|Europe/London|
West Orange|NJ|US|40.799|-74.239|America/New_York|
McLean|VA|US|38.934|-77.177|America/New_York|
Le Blanc-Mesnil||FR|48.939|2.461|Europe/Paris|
Vernon|BC|CA|50.026|-126.362|America/Vancouver|
Villejuif||FR|48.794|2.360|Europe/Paris|
Givatayim||IL|32.072|34.813|Asia/Jerusalem|גבעתיים
North Vancouver|BC|CA|49.316|-123.069|America/Vancouver|
Newark|OH|US|40.058|-82.401|America/New_York|
Ceres|CA|US|37.595|-120.958|America/Los_Angeles|
Long Eaton||GB|52.899|-1.271|Europe/London|
Alexandria|LA|US|31.311|-92.445|America/Chicago|
Chesterfield|MO|US|38.663|-90.577|America/Chicago|
Barnstable|MA|US|41.700|-70.299|America/New_York|
Salina|KS|US|38.840|-97.611|America/Chicago|
Lawrence|IN|US|39.839|-86.025|America/Indiana/Indianapolis|
Durham||GB|54.777|-1.576|Europe/London|
Bel Air South|MD|US|39.505|-76.320|America/New_York|
Pearl City|HI|US|21.397|-157.975|Pacific/Honolulu|
Euclid|OH|US|41.593|-81.527|America/New_York|
Roseville|MI|US|42.497|-82.937|America/Detroit|
Texas City|TX|US|29.384|-94.903|America/Chicago|
Wauwatosa|WI|US|43.049|-88.008|America/Chicago|
Tamworth|NSW|AU|-31.090|150.929|Australia/Sydney|
Grasse||FR|43.658|6.925|Europe/Paris|
Florin|CA|US|38.496|-121.409|America/Los_Angeles|
Twin Falls|ID|US|42.563|-114.461|America/Boise|
Kiryat Gat||IL|31.610|34.764|Asia/Jerusalem|קרית גת
Glenview|IL|US|42.070|-87.788|America/Chicago|
Northwich||GB|53.259|-2.520|Europe/London|
East Providence|RI|US|41.814|-71.370|America/New_York|
Palm Springs|CA|US|33.830|-116.545|America/Los_Angeles|
San Luis Obispo|CA|US|35.283|-120.660|America/Los_Angeles|
Sevran||FR|48.945|2.527|Europe/Paris|
Castres||FR|43.606|2.240|Europe/Paris|
Vernon|BC|CA|50.267|-119.273|America/Vancouver|
Methuen|MA|US|42.726|-71.191|America/New_York|
Chalon-sur-Saône||FR|46.781|4.854|Europe/Paris|
Mission District|CA|US|37.760|-122.419|America/Los_Angeles|
Marseille 04||FR|43.302|5.401|Europe/Paris|
Ayr||GB|55.463|-4.634|Europe/London|
Perth||GB|56.395|-3.431|Europe/London|
Lancaster||GB|54.046|-2.800|Europe/London|
Country Club|FL|US|25.948|-80.317|America/New_York|
Berwick|VIC|AU|-38.033|145.350|Australia/Melbourne|
Arras||FR|50.293|2.782|Europe/Paris|
Boulogne-sur-Mer||FR|50.726|1.614|Europe/Paris|
Tipton||GB|52.530|-2.068|Europe/London|
Madison|AL|US|34.699|-86.748|America/Chicago|
Jeffersonville|IN|US|38.278|-85.737|America/Kentucky/Louisville|
San Jacinto|CA|US|33.784|-116.959|America/Los_Angeles|
Chelles||FR|48.881|2.593|Europe/Paris|
Blacktown|NSW|AU|-33.767|150.917|Australia/Sydney|
Cagnes-sur-Mer||FR|43.664|7.148|Europe/Paris|
Mentor|OH|US|41.666|-81.340|America/New_York|
Saint-Herblain||FR|47.218|-1.648|Europe/Paris|
Inverness||GB|57.479|-4.224|Europe/London|
Mansfield|OH|US|40.758|-82.515|America/New_York|
Hattiesburg|MS|US|31.327|-89.290|America/Chicago|
Draper|UT|US|40.525|-111.864|America/Denver|
Middletown|CT|US|41.562|-72.651|America/New_York|
Wylie|TX|US|33.015|-96.539|America/Chicago|
Columbus|IN|US|39.201|-85.921|America/Indiana/Indianapolis|
Laguna|CA|US|38.421|-121.424|America/Los_Angeles|
Smyrna|TN|US|35.983|-86.519|America/Chicago|
Charlottesville|VA|US|38.029|-78.477|America/New_York|
Douai||FR|50.371|3.079|Europe/Paris|
Blainville|QC|CA|45.667|-73.882|America/Toronto|
Lincoln|CA|US|38.892|-121.293|America/Los_Angeles|
Lacey|WA|US|47.034|-122.823|America/Los_Angeles|
Littleton|CO|US|39.613|-105.017|America/Denver|
Kilmarnock||GB|55.612|-4.496|Europe/London|
Banstead||GB|51.322|-0.207|Europe/London|
Beavercreek|OH|US|39.709|-84.063|America/New_York|
Épinay-sur-Seine||FR|48.953|2.315|Europe/Paris|
Kannapolis|NC|US|35.487|-80.622|America/New_York|
Neath||GB|51.663|-3.804|Europe/London|
King's Lynn||GB|52.752|0.395|Europe/London|
Winchester||GB|51.065|-1.319|Europe/London|
Everett|MA|US|42.408|-71.054|America/New_York|
Binghamton|NY|US|42.099|-75.918|America/New_York|
Cypress|TX|US|29.969|-95.697|America/Chicago|
Balfour||ZA|-26.663|28.590|Africa/Johannesburg|
Elmhurst|IL|US|41.899|-87.940|America/Chicago|
Vincennes||FR|48.849|2.438|Europe/Paris|
Pakenham|VIC|AU|-38.070|145.474|Australia/Melbourne|
Hell's Kitchen|NY|US|40.765|-73.991|America/New_York|
Barrow in Furness||GB|54.111|-3.228|Europe/London|
Auburn Gresham|IL|US|41.742|-87.653|America/Chicago|
Yeovil||GB|50.942|-2.632|Europe/London|
City of Sammamish|WA|US|47.604|-122.038|America/Los_Angeles|
Antelope|CA|US|38.708|-121.330|America/Los_Angeles|
Keller|TX|US|32.935|-97.252|America/Chicago|
Martigues||FR|43.407|5.055|Europe/Paris|
Port Macquarie|NSW|AU|-31.431|152.909|Australia/Sydney|
Biloxi|MS|US|30.396|-88.885|America/Chicago|
Acre||IL|32.928|35.076|Asia/Jerusalem|Akko,עכו
Middleton||GB|53.550|-2.200|Europe/London|
Eilat||IL|29.558|34.948|Asia/Jerusalem|אילת
Apex|NC|US|35.733|-78.850|America/New_York|
Havant||GB|50.857|-0.986|Europe/London|
West Lafayette|IN|US|40.426|-86.908|America/Indiana/Indianapolis|
Carshalton||GB|51.368|-0.168|Europe/London|
Marseille 03||FR|43.303|5.376|Europe/Paris|
Titusville|FL|US|28.612|-80.808|America/New_York|
Altoona|PA|US|40.519|-78.395|America/New_York|
Bourg-en-Bresse||FR|46.206|5.226|Europe/Paris|
Newark|CA|US|37.530|-122.040|America/Los_Angeles|
Saint Louis Park|MN|US|44.948|-93.348|America/Chicago|
Hinckley||GB|52.539|-1.376|Europe/London|
Enfield|CT|US|41.976|-72.592|America/New_York|
Dublin|OH|US|40.099|-83.114|America/New_York|
Tuckahoe|VA|US|37.590|-77.556|America/New_York|
Potomac|MD|US|39.018|-77.209|America/New_York|
Bobigny||FR|48.910|2.450|Europe/Paris|
Cleveland Heights|OH|US|41.520|-81.556|America/New_York|
Montluçon||FR|46.340|2.603|Europe/Paris|
Afula||IL|32.609|35.289|Asia/Jerusalem|עפולה
Mondlo||ZA|-27.983|30.718|Africa/Johannesburg|
Sayreville|NJ|US|40.459|-74.361|America/New_York|
Cutler Bay|FL|US|25.578|-80.338|America/New_York|
Aubagne||FR|43.293|5.571|Europe/Paris|
Hackensack|NJ|US|40.886|-74.043|America/New_York|
Valenciennes||FR|50.359|3.525|Europe/Paris|
Pine Bluff|AR|US|34.228|-92.003|America/Chicago|
Salisbury||GB|51.069|-1.796|Europe/London|
Beaufort West||ZA|-32.357|22.583|Africa/Johannesburg|
West Seneca|NY|US|42.850|-78.800|America/New_York|
Pontefract||GB|53.691|-1.313|Europe/London|
Suresnes||FR|48.871|2.229|Europe/Paris|
Strongsville|OH|US|41.315|-81.836|America/New_York|
Meudon||FR|48.814|2.235|Europe/Paris|
Coachella|CA|US|33.680|-116.174|America/Los_Angeles|
Penn Hills|PA|US|40.501|-79.839|America/New_York|
Marseille 05||FR|43.296|5.401|Europe/Paris|
Encino|CA|US|34.159|-118.501|America/Los_Angeles|
West End|BC|CA|49.283|-123.133|America/Vancouver|
Bentonville|AR|US|36.373|-94.209|America/Chicago|
Fort Pierce|FL|US|27.447|-80.326|America/New_York|
Bridgewater|NJ|US|40.601|-74.648|America/New_York|
Aliwal North||ZA|-30.694|26.711|Africa/Johannesburg|
Danville|CA|US|37.822|-122.000|America/Los_Angeles|
Bayonne||FR|43.493|-1.473|Europe/Paris|
Karmiel||IL|32.917|35.305|Asia/Jerusalem|כרמיאל
Istres||FR|43.513|4.987|Europe/Paris|
Oakland Park|FL|US|26.172|-80.132|America/New_York|
Thionville||FR|49.360|6.160|Europe/Paris|
Attleboro|MA|US|41.945|-71.286|America/New_York|
Mantes-la-Jolie||FR|48.990|1.717|Europe/Paris|
Compiègne||FR|49.418|2.826|Europe/Paris|
Severn|MD|US|39.137|-76.698|America/New_York|
Blacksburg|VA|US|37.230|-80.414|America/New_York|
Haltom City|TX|US|32.800|-97.269|America/Chicago|
Brighton Park|IL|US|41.819|-87.699|America/Chicago|
Lompoc|CA|US|34.639|-120.458|America/Los_Angeles|
Wesley Chapel|FL|US|28.240|-82.328|America/New_York|
Urbandale|IA|US|41.627|-93.712|America/Chicago|
Thohoyandou||ZA|-22.946|30.485|Africa/Johannesburg|
York|PA|US|39.963|-76.728|America/New_York|
Nevers||FR|46.990|3.159|Europe/Paris|
North Miami Beach|FL|US|25.933|-80.163|America/New_York|
Coatbridge||GB|55.862|-4.025|Europe/London|
El Centro|CA|US|32.792|-115.563|America/Los_Angeles|
Rego Park|NY|US|40.726|-73.853|America/New_York|
Sutton in Ashfield||GB|53.125|-1.261|Europe/London|
Cleveland|TN|US|35.160|-84.877|America/New_York|
Chartres||FR|48.447|1.489|Europe/Paris|
Grantham||GB|52.911|-0.642|Europe/London|
Echo Park|CA|US|34.078|-118.261|America/Los_Angeles|
North Bethesda|MD|US|39.045|-77.119|America/New_York|
Merthyr Tydfil||GB|51.748|-3.378|Europe/London|
Beaumont|CA|US|33.929|-116.977|America/Los_Angeles|
Lombard|IL|US|41.880|-88.008|America/Chicago|
Great Sankey||GB|53.392|-2.640|Europe/London|
Bountiful|UT|US|40.889|-111.881|America/Denver|
North Lauderdale|FL|US|26.217|-80.226|America/New_York|
Greenock||GB|55.948|-4.761|Europe/London|
Ashton-under-Lyne||GB|53.489|-2.099|Europe/London|
Leigh||GB|53.496|-2.520|Europe/London|
Burleson|TX|US|32.542|-97.321|America/Chicago|
Ocoee|FL|US|28.569|-81.544|America/New_York|
Oro Valley|AZ|US|32.391|-110.966|America/Phoenix|
Chatham|ON|CA|42.412|-82.185|America/Toronto|
Leatherhead||GB|51.297|-0.334|Europe/London|
Letchworth Garden City||GB|51.979|-0.227|Europe/London|
Ashburn|VA|US|39.044|-77.487|America/New_York|
Augusta|GA|US|33.471|-81.975|America/New_York|
Bozeman|MT|US|45.680|-111.039|America/Denver|
Volksrust||ZA|-27.365|29.882|Africa/Johannesburg|
Newark on Trent||GB|53.067|-0.817|Europe/London|
Marseille 06||FR|43.288|5.379|Europe/Paris|
Sierra Vista|AZ|US|31.555|-110.304|America/Phoenix|
Le Cannet||FR|43.577|7.019|Europe/Paris|
Freeport|NY|US|40.658|-73.583|America/New_York|
Pittsfield|MA|US|42.450|-73.245|America/New_York|
Hilo|HI|US|19.730|-155.091|Pacific/Honolulu|
Worksop||GB|53.302|-1.124|Europe/London|
West Babylon|NY|US|40.718|-73.354|America/New_York|
DeKalb|IL|US|41.929|-88.750|America/Chicago|
Hod HaSharon||IL|32.159|34.893|Asia/Jerusalem|הוד השרון
San Bruno|CA|US|37.630|-122.411|America/Los_Angeles|
Jefferson City|MO|US|38.577|-92.174|America/Chicago|
Altamonte Springs|FL|US|28.661|-81.366|America/New_York|
Bell Gardens|CA|US|33.965|-118.151|America/Los_Angeles|
Timmins|ON|CA|48.467|-81.333|America/Toronto|
Morgan Hill|CA|US|37.130|-121.654|America/Los_Angeles|
Bothell|WA|US|47.762|-122.205|America/Los_Angeles|
Fond du Lac|WI|US|43.775|-88.439|America/Chicago|
Sicklerville|NJ|US|39.717|-74.969|America/New_York|
Sayreville Junction|NJ|US|40.465|-74.330|America/New_York|
Farmington|NM|US|36.728|-108.219|America/Denver|
Salem|MA|US|42.520|-70.897|America/New_York|
Arlington|MA|US|42.415|-71.156|America/New_York|
Wattrelos||FR|50.701|3.218|Europe/Paris|
Bury St Edmunds||GB|52.246|0.711|Europe/London|
La Jolla|CA|US|32.847|-117.274|America/Los_Angeles|
Châteauguay|QC|CA|45.383|-73.749|America/Toronto|
Altadena|CA|US|34.190|-118.131|America/Los_Angeles|
Fairfield|OH|US|39.346|-84.561|America/New_York|
Caluire-et-Cuire||FR|45.795|4.846|Europe/Paris|
Ashburn|IL|US|41.748|-87.711|America/Chicago|
Kirkby||GB|53.481|-2.892|Europe/London|
Wallsend||GB|54.991|-1.534|Europe/London|
Rancho Palos Verdes|CA|US|33.744|-118.387|America/Los_Angeles|
Gap||FR|44.559|6.079|Europe/Paris|
Quinte West|ON|CA|44.183|-77.566|America/Toronto|
North Highlands|CA|US|38.686|-121.372|America/Los_Angeles|
West Vancouver|BC|CA|49.367|-123.167|America/Vancouver|
Redruth||GB|50.233|-5.224|Europe/London|
Moline|IL|US|41.507|-90.515|America/Chicago|
Concord|NH|US|43.208|-71.538|America/New_York|
East Concord|NH|US|43.242|-71.538|America/New_York|
Talence||FR|44.808|-0.589|Europe/Paris|
Rockwall|TX|US|32.931|-96.460|America/Chicago|
Wesselsbron||ZA|-27.855|26.366|Africa/Johannesburg|
Plainfield|IL|US|41.627|-88.204|America/Chicago|
Welling||GB|51.462|0.108|Europe/London|
Burlington|VT|US|44.476|-73.212|America/New_York|
Alès||FR|44.125|4.081|Europe/Paris|
Rohnert Park|CA|US|38.340|-122.701|America/Los_Angeles|
Charlottetown|PE|CA|46.235|-63.126|America/Halifax|
Christchurch||GB|50.736|-1.781|Europe/London|
Urbana|IL|US|40.111|-88.207|America/Chicago|
Gennevilliers||FR|48.933|2.300|Europe/Paris|
Andover||GB|51.211|-1.494|Europe/London|
Southglenn|CO|US|39.587|-104.953|America/Denver|
Rimouski|QC|CA|48.449|-68.524|America/Toronto|
Midland|MI|US|43.616|-84.247|America/Detroit|
Prescott Valley|AZ|US|34.610|-112.316|America/Phoenix|
State College|PA|US|40.793|-77.860|America/New_York|
Kearny|NJ|US|40.768|-74.145|America/New_York|
El Dorado Hills|CA|US|38.686|-121.082|America/Los_Angeles|
Danville|VA|US|36.586|-79.395|America/New_York|
Saint-Eustache|QC|CA|45.565|-73.906|America/Toronto|
Belleville|IL|US|38.520|-89.984|America/Chicago|
Linden|NJ|US|40.622|-74.245|America/New_York|
Moorhead|MN|US|46.874|-96.770|America/Chicago|
Woodside|NY|US|40.745|-73.905|America/New_York|
Stretford||GB|53.450|-2.317|Europe/London|
Brea|CA|US|33.917|-117.900|America/Los_Angeles|
Riverton|UT|US|40.522|-111.939|America/Denver|
Prescott|AZ|US|34.540|-112.469|America/Phoenix|
Mount Laurel|NJ|US|39.934|-74.891|America/New_York|
The Colony|TX|US|33.089|-96.886|America/Chicago|
Manassas|VA|US|38.751|-77.475|America/New_York|
Brentwood|TN|US|36.033|-86.783|America/Chicago|
Dover||GB|51.126|1.313|Europe/London|
Westfield|MA|US|42.125|-72.750|America/New_York|
Hatfield||GB|51.763|-0.224|Europe/London|
Saint-Priest||FR|45.697|4.944|Europe/Paris|
Sorel-Tracy|QC|CA|46.042|-73.114|America/Toronto|
Rosny-sous-Bois||FR|48.870|2.499|Europe/Paris|
Ceres||ZA|-33.369|19.311|Africa/Johannesburg|
Hutchinson|KS|US|38.061|-97.930|America/Chicago|
Leominster|MA|US|42.525|-71.760|America/New_York|
Catonsville|MD|US|39.272|-76.732|America/New_York|
Altrincham||GB|53.388|-2.348|Europe/London|
Hicksville|NY|US|40.768|-73.525|America/New_York|
Bartlett|IL|US|41.995|-88.186|America/Chicago|
Auxerre||FR|47.800|3.570|Europe/Paris|
Buffalo Grove|IL|US|42.151|-87.960|America/Chicago|
Woonsocket|RI|US|42.003|-71.515|America/New_York|
Grande Prairie|AB|CA|55.167|-118.803|America/Edmonton|
West Hills|CA|US|34.197|-118.644|America/Los_Angeles|
Salon-de-Provence||FR|43.642|5.095|Europe/Paris|
Edmonds|WA|US|47.811|-122.377|America/Los_Angeles|
Coity||GB|51.522|-3.555|Europe/London|
Newburn||GB|54.988|-1.744|Europe/London|
Boston||GB|52.976|-0.027|Europe/London|
Holloway||GB|51.552|-0.125|Europe/London|
Lytham St Annes||GB|53.743|-2.997|Europe/London|
Marana|AZ|US|32.437|-111.225|America/Phoenix|
Shelton|CT|US|41.316|-73.093|America/New_York|
Bridgwater||GB|51.128|-3.004|Europe/London|
Cedar Falls|IA|US|42.528|-92.445|America/Chicago|
Chatsworth|CA|US|34.257|-118.601|America/Los_Angeles|
Gage Park|IL|US|41.795|-87.696|America/Chicago|
Urmston||GB|53.449|-2.354|Europe/London|
Beverly|MA|US|42.558|-70.880|America/New_York|
University|FL|US|28.074|-82.439|America/New_York|
Coppell|TX|US|32.955|-97.015|America/Chicago|
Findlay|OH|US|41.044|-83.650|America/New_York|
Wokingham||GB|51.411|-0.836|Europe/London|
Saint-Germain-en-Laye||FR|48.896|2.090|Europe/Paris|
Ermelo||ZA|-26.533|29.983|Africa/Johannesburg|
Campbell|CA|US|37.287|-121.950|America/Los_Angeles|
Lake Ridge|VA|US|38.688|-77.298|America/New_York|
Burke|VA|US|38.793|-77.272|America/New_York|
Mankato|MN|US|44.159|-94.009|America/Chicago|
Umm el Faḥm||IL|32.517|35.153|Asia/Jerusalem|
Annandale|VA|US|38.830|-77.196|America/New_York|
Bastia||FR|42.703|9.450|Europe/Paris|
Nof HaGalil||IL|32.708|35.325|Asia/Jerusalem|
Covington|KY|US|39.084|-84.509|America/New_York|
New City|IL|US|41.808|-87.656|America/Chicago|
Morris Heights|NY|US|40.850|-73.920|America/New_York|
Peachtree Corners|GA|US|33.970|-84.222|America/New_York|
South Valley|NM|US|35.010|-106.678|America/Denver|
Ormond Beach|FL|US|29.286|-81.056|America/New_York|
Swadlincote||GB|52.774|-1.557|Europe/London|
Trowbridge||GB|51.319|-2.209|Europe/London|
Carrollwood Village|FL|US|28.068|-82.521|America/New_York|
Huntsville|TX|US|30.724|-95.551|America/Chicago|
Marseille 01||FR|43.298|5.384|Europe/Paris|
Prescot||GB|53.429|-2.800|Europe/London|
Venice|CA|US|33.991|-118.460|America/Los_Angeles|
Sumter|SC|US|33.920|-80.341|America/New_York|
Quincy|IL|US|39.936|-91.410|America/Chicago|
Wilkes-Barre|PA|US|41.246|-75.881|America/New_York|
Lincoln Square|IL|US|41.976|-87.689|America/Chicago|
La Puente|CA|US|34.020|-117.950|America/Los_Angeles|
Sète||FR|43.403|3.693|Europe/Paris|
Holyoke|MA|US|42.204|-72.616|America/New_York|
Sherman|TX|US|33.636|-96.609|America/Chicago|
Anglet||FR|43.489|-1.519|Europe/Paris|
Puteaux||FR|48.883|2.239|Europe/Paris|
Goose Creek|SC|US|32.981|-80.033|America/New_York|
Maplewood|MN|US|44.953|-92.995|America/Chicago|
Streamwood|IL|US|42.026|-88.178|America/Chicago|
Fitchburg|MA|US|42.583|-71.802|America/New_York|
Corbeil-Essonnes||FR|48.606|2.488|Europe/Paris|
Hilton Head Island|SC|US|32.194|-80.738|America/New_York|
Bexhill-on-Sea||GB|50.850|0.471|Europe/London|
La Quinta|CA|US|33.663|-116.310|America/Los_Angeles|
North Atlanta|GA|US|33.865|-84.337|America/New_York|
Crystal Lake|IL|US|42.241|-88.316|America/Chicago|
Hagerstown|MD|US|39.642|-77.720|America/New_York|
San Gabriel|CA|US|34.096|-118.106|America/Los_Angeles|
Woodstock|ON|CA|43.133|-80.750|America/Toronto|
Hickory|NC|US|35.733|-81.341|America/New_York|
Beverly Cove|MA|US|42.553|-70.854|America/New_York|
Winter Garden|FL|US|28.565|-81.586|America/New_York|
Carol Stream|IL|US|41.913|-88.135|America/Chicago|
Warren|OH|US|41.238|-80.818|America/New_York|
Glen Waverley|VIC|AU|-37.878|145.165|Australia/Melbourne|
Marlboro|NJ|US|40.315|-74.246|America/New_York|
Werribee|VIC|AU|-37.900|144.667|Australia/Melbourne|
Teaneck|NJ|US|40.898|-74.016|America/New_York|
Calexico|CA|US|32.679|-115.499|America/Los_Angeles|
Florence|AL|US|34.800|-87.677|America/Chicago|
Bloxwich||GB|52.618|-2.004|Europe/London|
St. Johns|FL|US|30.081|-81.548|America/New_York|
Ewell||GB|51.349|-0.249|Europe/London|
Shakopee|MN|US|44.798|-93.527|America/Chicago|
Billerica|MA|US|42.558|-71.269|America/New_York|
Norwich|CT|US|41.524|-72.076|America/New_York|
Dubbo|NSW|AU|-32.243|148.605|Australia/Sydney|
Amherst|MA|US|42.367|-72.519|America/New_York|
Duncanville|TX|US|32.652|-96.908|America/Chicago|
New Berlin|WI|US|42.976|-88.108|America/Chicago|
Marlborough|MA|US|42.346|-71.552|America/New_York|
Oakley|CA|US|37.997|-121.712|America/Los_Angeles|
Tiberias||IL|32.792|35.531|Asia/Jerusalem|Tveria,טבריה
Lancaster|OH|US|39.714|-82.599|America/New_York|
North Shields||GB|55.016|-1.449|Europe/London|
Avondale|IL|US|41.939|-87.711|America/Chicago|
Romeoville|IL|US|41.648|-88.090|America/Chicago|
Culver City|CA|US|34.021|-118.396|America/Los_Angeles|
Montclair|NJ|US|40.826|-74.209|America/New_York|
Meridian|MS|US|32.364|-88.704|America/Chicago|
Puyallup|WA|US|47.185|-122.293|America/Los_Angeles|
Senekal||ZA|-28.320|27.621|Africa/Johannesburg|
Woburn|MA|US|42.479|-71.152|America/New_York|
Bremerton|WA|US|47.567|-122.633|America/Los_Angeles|
Hallandale Beach|FL|US|25.981|-80.148|America/New_York|
Clovis|NM|US|34.405|-103.205|America/Denver|
Annapolis|MD|US|38.979|-76.492|America/New_York|
Weslaco|TX|US|26.160|-97.991|America/Chicago|
Cape Girardeau|MO|US|37.306|-89.518|America/Chicago|
Bullhead City|AZ|US|35.148|-114.568|America/Phoenix|
North Fort Myers|FL|US|26.667|-81.880|America/New_York|
Kiryat Motzkin||IL|32.837|35.078|Asia/Jerusalem|קרית מוצקין
Chelsea|MA|US|42.392|-71.033|America/New_York|
Grove City|OH|US|39.881|-83.093|America/New_York|
Castle Hill|NSW|AU|-33.733|151.000|Australia/Sydney|
Kiryat Yam||IL|32.850|35.070|Asia/Jerusalem|קרית ים
Essex|MD|US|39.309|-76.475|America/New_York|
Atlantic City|NJ|US|39.364|-74.423|America/New_York|
Pacifica|CA|US|37.614|-122.487|America/Los_Angeles|
Germantown|TN|US|35.087|-89.810|America/Chicago|
Rosh HaAyin||IL|32.096|34.957|Asia/Jerusalem|ראש העין
Northglenn|CO|US|39.886|-104.987|America/Denver|
Far Rockaway|NY|US|40.605|-73.755|America/New_York|
Kensington|NY|US|40.646|-73.971|America/New_York|
Coram|NY|US|40.869|-73.001|America/New_York|
Glenrothes||GB|56.195|-3.173|Europe/London|
Wausau|WI|US|44.959|-89.630|America/Chicago|
Boucherville|QC|CA|45.591|-73.436|America/Toronto|
Hurst|TX|US|32.823|-97.171|America/Chicago|
Skelmersdale||GB|53.550|-2.773|Europe/London|
Stanton|CA|US|33.803|-117.993|America/Los_Angeles|
Lancaster|TX|US|32.592|-96.756|America/Chicago|
Friendswood|TX|US|29.529|-95.201|America/Chicago|
Fleet||GB|51.283|-0.833|Europe/London|
Gainesville|GA|US|34.298|-83.824|America/New_York|
The Acreage|FL|US|26.794|-80.267|America/New_York|
Ness Ziona||IL|31.929|34.799|Asia/Jerusalem|נס ציונה
Montclair|CA|US|34.078|-117.690|America/Los_Angeles|
Abingdon||GB|51.671|-1.283|Europe/London|
Salaberry-de-Valleyfield|QC|CA|45.250|-74.133|America/Toronto|
Tonbridge||GB|51.195|0.274|Europe/London|
Kailua|HI|US|21.402|-157.741|Pacific/Honolulu|
Ramsgate||GB|51.336|1.418|Europe/London|
Rock Island|IL|US|41.509|-90.579|America/Chicago|
Thaba Nchu||ZA|-29.209|26.839|Africa/Johannesburg|
Ilkeston||GB|52.971|-1.310|Europe/London|
Whitney|NV|US|36.098|-115.036|America/Los_Angeles|
Oviedo|FL|US|28.670|-81.208|America/New_York|
Carpentersville|IL|US|42.121|-88.258|America/Chicago|
Lake Oswego|OR|US|45.421|-122.671|America/Los_Angeles|
Muskogee|OK|US|35.748|-95.370|America/Chicago|
Hobbs|NM|US|32.703|-103.136|America/Denver|
Orange|NSW|AU|-33.284|149.100|Australia/Sydney|
Muskegon|MI|US|43.234|-86.248|America/Detroit|
Westerville|OH|US|40.126|-82.929|America/New_York|
Vredenburg||ZA|-32.907|17.990|Africa/Johannesburg|
Little Elm|TX|US|33.163|-96.938|America/Chicago|
Hanover Park|IL|US|41.999|-88.145|America/Chicago|
Channelview|TX|US|29.776|-95.115|America/Chicago|
Panama City|FL|US|30.159|-85.660|America/Chicago|
Coalville||GB|52.722|-1.370|Europe/London|
Florence|SC|US|34.195|-79.763|America/New_York|
Waipahu|HI|US|21.387|-158.009|Pacific/Honolulu|
Shawinigan|QC|CA|46.567|-72.749|America/Toronto|
Wake Forest|NC|US|35.980|-78.510|America/New_York|
Hoppers Crossing|VIC|AU|-37.883|144.700|Australia/Melbourne|
Huber Heights|OH|US|39.844|-84.125|America/New_York|
Canvey Island||GB|51.522|0.581|Europe/London|
Surbiton||GB|51.391|-0.298|Europe/London|
Martinez|CA|US|38.019|-122.134|America/Los_Angeles|
East Meadow|NY|US|40.714|-73.559|America/New_York|
Hanover|MD|US|39.193|-76.724|America/New_York|
Wheeling|IL|US|42.139|-87.929|America/Chicago|
Apache Junction|AZ|US|33.415|-111.550|America/Phoenix|
Whitley Bay||GB|55.040|-1.447|Europe/London|
Pleasant Grove|UT|US|40.364|-111.739|America/Denver|
Brookfield|WI|US|43.061|-88.106|America/Chicago|
Greenford||GB|51.529|-0.355|Europe/London|
Delaware|OH|US|40.299|-83.068|America/New_York|
Roy|UT|US|41.162|-112.026|America/Denver|
Valley Stream|NY|US|40.664|-73.708|America/New_York|
Schertz|TX|US|29.552|-98.270|America/Chicago|
Spanish Fork|UT|US|40.115|-111.655|America/Denver|
Keizer|OR|US|44.990|-123.026|America/Los_Angeles|
Leander|TX|US|30.579|-97.853|America/Chicago|
Woodlawn|MD|US|39.323|-76.728|America/New_York|
Arnold||GB|53.000|-1.133|Europe/London|
Lima|OH|US|40.743|-84.105|America/New_York|
Spartanburg|SC|US|34.950|-81.932|America/New_York|
Houghton-Le-Spring||GB|54.840|-1.464|Europe/London|
Bishops Stortford||GB|51.871|0.159|Europe/London|
Park Ridge|IL|US|42.011|-87.841|America/Chicago|
Penticton|BC|CA|49.481|-119.586|America/Vancouver|
Winter Haven|FL|US|28.022|-81.733|America/New_York|
Ekangala||ZA|-25.696|28.749|Africa/Johannesburg|
Aventura|FL|US|25.956|-80.139|America/New_York|
Severna Park|MD|US|39.070|-76.545|America/New_York|
Royal Palm Beach|FL|US|26.708|-80.231|America/New_York|
St Albans|VIC|AU|-37.745|144.800|Australia/Melbourne|
Leyland||GB|53.698|-2.688|Europe/London|
Brighton|CO|US|39.985|-104.821|America/Denver|
Rushden||GB|52.289|-0.602|Europe/London|
Phenix City|AL|US|32.471|-85.001|America/New_York|
Milton|GA|US|34.132|-84.301|America/New_York|
Dover|DE|US|39.158|-75.524|America/New_York|
Sun City|AZ|US|33.598|-112.272|America/Phoenix|
Lake Worth|FL|US|26.617|-80.072|America/New_York|
Kew Gardens Hills|NY|US|40.730|-73.823|America/New_York|
Leighton Buzzard||GB|51.917|-0.658|Europe/London|
Jamaica Plain|MA|US|42.310|-71.120|America/New_York|
Monrovia|CA|US|34.148|-117.999|America/Los_Angeles|
Hollister|CA|US|36.852|-121.402|America/Los_Angeles|
Los Banos|CA|US|37.058|-120.850|America/Los_Angeles|
Plant City|FL|US|28.019|-82.115|America/New_York|
Yeadon||GB|53.864|-1.687|Europe/London|
Greenfield|WI|US|42.961|-88.013|America/Chicago|
Blyth||GB|55.127|-1.509|Europe/London|
Marion|IA|US|42.034|-91.598|America/Chicago|
Braintree|MA|US|42.204|-71.002|America/New_York|
Newnan|GA|US|33.381|-84.800|America/New_York|
Texarkana|TX|US|33.425|-94.048|America/Chicago|
Eccles||GB|53.483|-2.333|Europe/London|
Auburn|NSW|AU|-33.850|151.033|Australia/Sydney|
Addison|IL|US|41.932|-87.989|America/Chicago|
Redcar||GB|54.617|-1.060|Europe/London|
Reynoldsburg|OH|US|39.955|-82.812|America/New_York|
South Jordan Heights|UT|US|40.564|-111.949|America/Denver|
Odenton|MD|US|39.084|-76.700|America/New_York|
Airdrie||GB|55.866|-3.980|Europe/London|
Mableton|GA|US|33.819|-84.582|America/New_York|
Hilton Head|SC|US|32.216|-80.753|America/New_York|
Grants Pass|OR|US|42.439|-123.331|America/Los_Angeles|
Indian Trail|NC|US|35.077|-80.669|America/New_York|
Calumet City|IL|US|41.616|-87.529|America/Chicago|
Giyani||ZA|-23.302|30.719|Africa/Johannesburg|
Peterlee||GB|54.760|-1.336|Europe/London|
Lincoln Park|MI|US|42.251|-83.179|America/Detroit|
Lynnwood|WA|US|47.821|-122.315|America/Los_Angeles|
Whitestone|NY|US|40.795|-73.818|America/New_York|
Farnham||GB|51.214|-0.801|Europe/London|
Chester-le-Street||GB|54.859|-1.574|Europe/London|
Beloit|WI|US|42.508|-89.032|America/Chicago|
Belleville|NJ|US|40.794|-74.150|America/New_York|
Longview|WA|US|46.138|-122.938|America/Los_Angeles|
Columbia|TN|US|35.615|-87.035|America/Chicago|
Baulkham Hills|NSW|AU|-33.759|150.993|Australia/Sydney|
Great Malvern||GB|52.112|-2.325|Europe/London|
Portage|IN|US|41.576|-87.176|America/Chicago|
Westfield|IN|US|40.043|-86.127|America/Indiana/Indianapolis|
New Albany|IN|US|38.286|-85.824|America/Kentucky/Louisville|
Fort Lee|NJ|US|40.851|-73.970|America/New_York|
Herne Bay||GB|51.373|1.129|Europe/London|
Wilmslow||GB|53.328|-2.231|Europe/London|
Brighton|NY|US|43.148|-77.551|America/New_York|
Bartlesville|OK|US|36.747|-95.981|America/Chicago|
Ewing|NJ|US|40.270|-74.800|America/New_York|
San Juan|TX|US|26.189|-98.155|America/Chicago|
Woodhaven|NY|US|40.689|-73.858|America/New_York|
Kiryat Bialik||IL|32.828|35.086|Asia/Jerusalem|קרית ביאליק
Mission Bend|TX|US|29.694|-95.665|America/Chicago|
Newton Abbot||GB|50.529|-3.612|Europe/London|
San Juan Capistrano|CA|US|33.502|-117.663|America/Los_Angeles|
Pahrump|NV|US|36.208|-115.984|America/Los_Angeles|
Stirling||GB|56.119|-3.937|Europe/London|
Mangotsfield||GB|51.488|-2.504|Europe/London|
Saint Charles|MD|US|38.603|-76.939|America/New_York|
Temple City|CA|US|34.107|-118.058|America/Los_Angeles|
Marion|OH|US|40.589|-83.129|America/New_York|
Mechanicsville|VA|US|37.609|-77.373|America/New_York|
Billericay||GB|51.629|0.420|Europe/London|
Lufkin|TX|US|31.338|-94.729|America/Chicago|
Pennsauken|NJ|US|39.956|-75.058|America/New_York|
Rome|GA|US|34.257|-85.165|America/New_York|
Claremont|CA|US|34.097|-117.720|America/Los_Angeles|
Frankston|VIC|AU|-38.145|145.123|Australia/Melbourne|
Franklin|WI|US|42.889|-88.038|America/Chicago|
West Hollywood|CA|US|34.090|-118.362|America/Los_Angeles|
Richfield|MN|US|44.883|-93.283|America/Chicago|
Bell|CA|US|33.978|-118.187|America/Los_Angeles|
Lewiston|ME|US|44.100|-70.215|America/New_York|
Dunedin|FL|US|28.020|-82.773|America/New_York|
Kendall West|FL|US|25.706|-80.439|America/New_York|
Del Rio|TX|US|29.363|-100.897|America/Chicago|
Oakville|MO|US|38.470|-90.305|America/Chicago|
Ramat HaSharon||IL|32.146|34.839|Asia/Jerusalem|רמת השרון
Spruce Grove|AB|CA|53.533|-113.919|America/Edmonton|
Commack|NY|US|40.843|-73.293|America/New_York|
Menomonee Falls|WI|US|43.179|-88.117|America/Chicago|
St. Thomas|ON|CA|42.774|-81.180|America/Toronto|
Chipping Sodbury||GB|51.538|-2.394|Europe/London|
Moorpark|CA|US|34.286|-118.882|America/Los_Angeles|
Hitchin||GB|51.949|-0.285|Europe/London|
Gadsden|AL|US|34.014|-86.006|America/Chicago|
Issaquah|WA|US|47.530|-122.033|America/Los_Angeles|
Spring Hill|TN|US|35.751|-86.930|America/Chicago|
Trumbull|CT|US|41.243|-73.201|America/New_York|
Olive Branch|MS|US|34.962|-89.830|America/Chicago|
Mooresville|NC|US|35.585|-80.810|America/New_York|
West Torrington|CT|US|41.818|-73.144|America/New_York|
Willowbrook|CA|US|33.917|-118.255|America/Los_Angeles|
Leavenworth|KS|US|39.311|-94.922|America/Chicago|
Clinton|MD|US|38.765|-76.898|America/New_York|
Walkden||GB|53.517|-2.400|Europe/London|
Tyldesley||GB|53.514|-2.468|Europe/London|
Cottage Grove|MN|US|44.828|-92.944|America/Chicago|
Wildwood|MO|US|38.583|-90.663|America/Chicago|
Richmond|IN|US|39.829|-84.890|America/Indiana/Indianapolis|
Oregon City|OR|US|45.357|-122.607|America/Los_Angeles|
Goldsboro|NC|US|35.385|-77.993|America/New_York|
Manhattan Beach|CA|US|33.885|-118.411|America/Los_Angeles|
Parkland|WA|US|47.155|-122.434|America/Los_Angeles|
Chippenham||GB|51.460|-2.125|Europe/London|
Martinez|GA|US|33.517|-82.076|America/New_York|
East Florence|AL|US|34.810|-87.649|America/Chicago|
Kyle|TX|US|29.989|-97.877|America/Chicago|
Kearns|UT|US|40.660|-111.996|America/Denver|
Linton Hall|VA|US|38.760|-77.575|America/New_York|
Billingham||GB|54.589|-1.290|Europe/London|
South Miami Heights|FL|US|25.598|-80.381|America/New_York|
Pontypool||GB|51.701|-3.044|Europe/London|
Tupelo|MS|US|34.258|-88.705|America/Chicago|
Hot Springs|AR|US|34.504|-93.055|America/Chicago|
Wildomar|CA|US|33.599|-117.280|America/Los_Angeles|
Wentzville|MO|US|38.811|-90.853|America/Chicago|
Roseville|MN|US|45.006|-93.157|America/Chicago|
Valrico|FL|US|27.938|-82.236|America/New_York|
Coventry|RI|US|41.700|-71.683|America/New_York|
Stutterheim||ZA|-32.571|27.424|Africa/Johannesburg|
Rosenberg|TX|US|29.557|-95.809|America/Chicago|
Bettendorf|IA|US|41.524|-90.516|America/Chicago|
Rock Forest|QC|CA|45.357|-71.997|America/Toronto|
East Point|GA|US|33.680|-84.439|America/New_York|
Sunbury|VIC|AU|-37.577|144.726|Australia/Melbourne|
Prattville|AL|US|32.464|-86.460|America/Chicago|
Ponte Vedra Beach|FL|US|30.240|-81.386|America/New_York|
Boardman|OH|US|41.024|-80.663|America/New_York|
Cooper City|FL|US|26.057|-80.272|America/New_York|
Oxon Hill-Glassmanor|MD|US|38.796|-76.975|America/New_York|
Accrington||GB|53.754|-2.359|Europe/London|
Falkirk||GB|56.002|-3.785|Europe/London|
Egypt Lake-Leto|FL|US|28.018|-82.506|America/New_York|
North Lawndale|IL|US|41.860|-87.718|America/Chicago|
Oak Creek|WI|US|42.886|-87.863|America/Chicago|
Peachtree City|GA|US|33.397|-84.596|America/New_York|
Merrillville|IN|US|41.483|-87.333|America/Chicago|
Hot Springs National Park|AR|US|34.532|-93.064|America/Chicago|
Saint Cloud|FL|US|28.249|-81.281|America/New_York|
Briton Ferry||GB|51.631|-3.819|Europe/London|
Hoddesdon||GB|51.761|-0.011|Europe/London|
Bridlington||GB|54.083|-0.192|Europe/London|
La Porte|TX|US|29.666|-95.019|America/Chicago|
Harrismith||ZA|-28.273|29.129|Africa/Johannesburg|
Prince Albert|SK|CA|53.200|-105.768|America/Regina|
Saint Albans|VIC|AU|-37.733|144.800|Australia/Melbourne|
University City|MO|US|38.656|-90.309|America/Chicago|
Malmesbury||ZA|-33.461|18.727|Africa/Johannesburg|
Upper Arlington|OH|US|39.995|-83.062|America/New_York|
Torrington|CT|US|41.801|-73.121|America/New_York|
Beverly Hills|CA|US|34.074|-118.400|America/Los_Angeles|
Inver Grove Heights|MN|US|44.848|-93.043|America/Chicago|
Cumberland|RI|US|41.967|-71.433|America/New_York|
Bentley||GB|53.533|-1.150|Europe/London|
Pleasant Hill|CA|US|37.948|-122.061|America/Los_Angeles|
Stow|OH|US|41.160|-81.440|America/New_York|
Lauderdale Lakes|FL|US|26.166|-80.208|America/New_York|
La Vergne|TN|US|36.016|-86.582|America/Chicago|
Winter Springs|FL|US|28.699|-81.308|America/New_York|
Joliette|QC|CA|46.016|-73.424|America/Toronto|
Merritt Island|FL|US|28.539|-80.672|America/New_York|
Greenpoint|NY|US|40.724|-73.951|America/New_York|
Theunissen||ZA|-28.411|26.701|Africa/Johannesburg|
West Little River|FL|US|25.857|-80.237|America/New_York|
Brunswick|OH|US|41.238|-81.842|America/New_York|
San Dimas|CA|US|34.107|-117.807|America/Los_Angeles|
Mascouche|QC|CA|45.750|-73.600|America/Toronto|
Mirabel|QC|CA|45.650|-74.083|America/Toronto|
Monroe|NC|US|34.985|-80.550|America/New_York|
North Center|IL|US|41.954|-87.679|America/Chicago|
Queen Creek|AZ|US|33.249|-111.634|America/Phoenix|
Kaneohe|HI|US|21.400|-157.799|Pacific/Honolulu|
Gahanna|OH|US|40.019|-82.879|America/New_York|
Leawood|KS|US|38.967|-94.617|America/Chicago|
Owasso|OK|US|36.270|-95.855|America/Chicago|
Derry Village|NH|US|42.892|-71.312|America/New_York|
Frankston East|VIC|AU|-38.133|145.133|Australia/Melbourne|
Orange|NJ|US|40.771|-74.233|America/New_York|
Central Islip|NY|US|40.791|-73.202|America/New_York|
Exmouth||GB|50.617|-3.402|Europe/London|
Victoriaville|QC|CA|46.050|-71.966|America/Toronto|
Brant|ON|CA|43.133|-80.350|America/Toronto|
Norristown|PA|US|40.121|-75.340|America/New_York|
Lower West Side|IL|US|41.854|-87.666|America/Chicago|
Margate||ZA|-30.864|30.371|Africa/Johannesburg|
Yate||GB|51.541|-2.418|Europe/London|
Dyker Heights|NY|US|40.621|-74.010|America/New_York|
Glendale|NY|US|40.701|-73.887|America/New_York|
Tarneit|VIC|AU|-37.836|144.660|Australia/Melbourne|
Felling||GB|54.953|-1.572|Europe/London|
Butterworth||ZA|-32.331|28.150|Africa/Johannesburg|
Cottonwood Heights|UT|US|40.620|-111.810|America/Denver|
Gallatin|TN|US|36.388|-86.447|America/Chicago|
Houma|LA|US|29.596|-90.720|America/Chicago|
Colwyn Bay||GB|53.295|-3.727|Europe/London|
Rubidoux|CA|US|33.996|-117.406|America/Los_Angeles|
Radcliffe||GB|53.562|-2.325|Europe/London|
Collinwood|OH|US|41.558|-81.569|America/New_York|
Glendale Heights|IL|US|41.915|-88.065|America/Chicago|
Butte|MT|US|46.004|-112.535|America/Denver|
Dana Point|CA|US|33.467|-117.698|America/Los_Angeles|
Benton|AR|US|34.565|-92.587|America/Chicago|
Vestavia Hills|AL|US|33.449|-86.788|America/Chicago|
Totton||GB|50.919|-1.490|Europe/London|
La Presa|CA|US|32.708|-116.997|America/Los_Angeles|
Oakton|VA|US|38.881|-77.301|America/New_York|
Chester|PA|US|39.850|-75.357|America/New_York|
Mount Vernon|WA|US|48.421|-122.334|America/Los_Angeles|
Studio City|CA|US|34.149|-118.396|America/Los_Angeles|
Salisbury|NC|US|35.671|-80.474|America/New_York|
Riviera Beach|FL|US|26.775|-80.058|America/New_York|
Orangevale|CA|US|38.679|-121.226|America/Los_Angeles|
Oswego|IL|US|41.683|-88.351|America/Chicago|
El Mirage|AZ|US|33.613|-112.325|America/Phoenix|
West Lake Sammamish|WA|US|47.578|-122.101|America/Los_Angeles|
North Bel Air|MD|US|39.540|-76.355|America/New_York|
Chelmsford|MA|US|42.600|-71.367|America/New_York|
Bay City|MI|US|43.594|-83.889|America/Detroit|
Nacogdoches|TX|US|31.604|-94.655|America/Chicago|
Shrewsbury|MA|US|42.296|-71.713|America/New_York|
McMinnville|OR|US|45.210|-123.199|America/Los_Angeles|
Chorley||GB|53.650|-2.617|Europe/London|
Bridgeport|IL|US|41.838|-87.651|America/Chicago|
Dalton|GA|US|34.770|-84.970|America/New_York|
Bicester||GB|51.900|-1.154|Europe/London|
Haywards Heath||GB|50.998|-0.103|Europe/London|
Olney|MD|US|39.153|-77.067|America/New_York|
North Providence|RI|US|41.850|-71.466|America/New_York|
Newark|DE|US|39.684|-75.750|America/New_York|
Oak Hill|VA|US|38.926|-77.402|America/New_York|
Deer Park|TX|US|29.705|-95.124|America/Chicago|
Holland|MI|US|42.788|-86.109|America/Detroit|
Irvine||GB|55.619|-4.655|Europe/London|
Wigston Magna||GB|52.581|-1.092|Europe/London|
Throgs Neck|NY|US|40.823|-73.820|America/New_York|
Northbrook|IL|US|42.128|-87.829|America/Chicago|
Albany|WA|AU|-35.027|117.884|Australia/Perth|
Hilliard|OH|US|40.033|-83.158|America/New_York|
Wenatchee|WA|US|47.423|-120.310|America/Los_Angeles|
West Fargo|ND|US|46.875|-96.900|America/Chicago|
Fair Lawn|NJ|US|40.940|-74.132|America/New_York|
Kennesaw|GA|US|34.023|-84.615|America/New_York|
New City|NY|US|41.148|-73.989|America/New_York|
Dimona||IL|31.071|35.033|Asia/Jerusalem|דימונה
Wednesfield||GB|52.596|-2.085|Europe/London|
Long Beach|NY|US|40.588|-73.658|America/New_York|
Richmond|KY|US|37.748|-84.295|America/New_York|
Suitland-Silver Hill|MD|US|38.847|-76.926|America/New_York|
Chillum|MD|US|38.964|-76.991|America/New_York|
Foster City|CA|US|37.559|-122.271|America/Los_Angeles|
Fairborn|OH|US|39.821|-84.019|America/New_York|
Menlo Park|CA|US|37.454|-122.182|America/Los_Angeles|
Chicago Loop|IL|US|41.884|-87.633|America/Chicago|
Lawndale|CA|US|33.887|-118.353|America/Los_Angeles|
Campbell River|BC|CA|50.016|-125.245|America/Vancouver|
Hinesville|GA|US|31.847|-81.596|America/New_York|
Waxahachie|TX|US|32.387|-96.848|America/Chicago|
Strood||GB|51.393|0.477|Europe/London|
St. Charles|MD|US|38.607|-76.925|America/New_York|
Woodridge|IL|US|41.747|-88.050|America/Chicago|
Carrollwood|FL|US|28.050|-82.493|America/New_York|
Windsor||GB|51.483|-0.600|Europe/London|
Lebowakgomo||ZA|-24.200|29.500|Africa/Johannesburg|
Dumfries||GB|55.070|-3.611|Europe/London|
Mission|BC|CA|49.133|-122.303|America/Vancouver|
Glossop||GB|53.443|-1.949|Europe/London|
Elk Grove Village|IL|US|42.004|-87.970|America/Chicago|
Ancaster|ON|CA|43.218|-79.987|America/Toronto|
Pekin|IL|US|40.568|-89.641|America/Chicago|
Socorro|TX|US|31.655|-106.303|America/Denver|
Elmont|NY|US|40.701|-73.713|America/New_York|
Cramlington||GB|55.087|-1.586|Europe/London|
Adelanto|CA|US|34.583|-117.409|America/Los_Angeles|
Rowville|VIC|AU|-37.933|145.233|Australia/Melbourne|
Tooele|UT|US|40.531|-112.298|America/Denver|
Mount Waverley|VIC|AU|-37.877|145.129|Australia/Melbourne|
Golden Glades|FL|US|25.912|-80.200|America/New_York|
Marrero|LA|US|29.899|-90.100|America/Chicago|
Jackson|MI|US|42.246|-84.401|America/Detroit|
Foothill Farms|CA|US|38.679|-121.351|America/Los_Angeles|
Bathurst|NSW|AU|-33.417|149.581|Australia/Sydney|
Pudsey||GB|53.795|-1.661|Europe/London|
Englewood|CO|US|39.648|-104.988|America/Denver|
Copperas Cove|TX|US|31.124|-97.903|America/Chicago|
Bath Beach|NY|US|40.605|-74.004|America/New_York|
Ebbw Vale||GB|51.777|-3.208|Europe/London|
Newbury||GB|51.401|-1.325|Europe/London|
Huntington Station|NY|US|40.853|-73.412|America/New_York|
Seaside|CA|US|36.611|-121.852|America/Los_Angeles|
Kearney|NE|US|40.699|-99.081|America/Chicago|
Redan|GA|US|33.745|-84.132|America/New_York|
Manitowoc|WI|US|44.089|-87.658|America/Chicago|
Williamsburg|NY|US|40.714|-73.953|America/New_York|
Leamington|ON|CA|42.050|-82.600|America/Toronto|
Goshen|IN|US|41.582|-85.834|America/Indiana/Indianapolis|
Eṭ Ṭaiyiba||IL|32.266|35.009|Asia/Jerusalem|
Wickford||GB|51.611|0.523|Europe/London|
Saint Charles|IL|US|41.914|-88.309|America/Chicago|
Southport|QLD|AU|-27.967|153.398|Australia/Brisbane|
Greenacres City|FL|US|26.624|-80.125|America/New_York|
Mildura|VIC|AU|-34.186|142.163|Australia/Melbourne|
Washwood Heath||GB|52.501|-1.827|Europe/London|
Salisbury|MD|US|38.361|-75.599|America/New_York|
Cradock||ZA|-32.164|25.619|Africa/Johannesburg|
Douglasville|GA|US|33.752|-84.748|America/New_York|
Silver Lake|CA|US|34.087|-118.270|America/Los_Angeles|
Security-Widefield|CO|US|38.747|-104.714|America/Denver|
Lichfield||GB|52.682|-1.825|Europe/London|
Brighouse||GB|53.703|-1.784|Europe/London|
University Place|WA|US|47.236|-122.550|America/Los_Angeles|
Pullman|WA|US|46.731|-117.180|America/Los_Angeles|
Courtenay|BC|CA|49.687|-124.994|America/Vancouver|
Juneau|AK|US|58.302|-134.420|America/Juneau|
West Lawn|IL|US|41.773|-87.722|America/Chicago|
Mount Lebanon|PA|US|40.355|-80.049|America/New_York|
Alabaster|AL|US|33.244|-86.816|America/Chicago|
Epping|VIC|AU|-37.650|145.033|Australia/Melbourne|
Farmers Branch|TX|US|32.927|-96.896|America/Chicago|
Oildale|CA|US|35.420|-119.020|America/Los_Angeles|
La Verne|CA|US|34.101|-117.768|America/Los_Angeles|
Mason|OH|US|39.360|-84.310|America/New_York|
Eastpointe|MI|US|42.468|-82.955|America/Detroit|
Gillette|WY|US|44.291|-105.502|America/Denver|
Valparaiso|IN|US|41.473|-87.061|America/Chicago|
Midvale|UT|US|40.611|-111.900|America/Denver|
Spring Valley|NY|US|41.113|-74.044|America/New_York|
Canning Vale|WA|AU|-32.058|115.918|Australia/Perth|
Rome|NY|US|43.213|-75.456|America/New_York|
Darwen||GB|53.698|-2.465|Europe/London|
Lewiston|ID|US|46.417|-117.018|America/Los_Angeles|
Preston|VIC|AU|-37.750|145.017|Australia/Melbourne|
Wisbech||GB|52.666|0.159|Europe/London|
North Ridgeville|OH|US|41.389|-82.019|America/New_York|
Petersburg|VA|US|37.228|-77.402|America/New_York|
Richmond||ZA|-29.872|30.272|Africa/Johannesburg|
Ken Caryl|CO|US|39.576|-105.112|America/Denver|
Randallstown|MD|US|39.367|-76.795|America/New_York|
Westlake|OH|US|41.455|-81.918|America/New_York|
Bankstown|NSW|AU|-33.917|151.033|Australia/Sydney|
Bangor|ME|US|44.801|-68.778|America/New_York|
Clermont|FL|US|28.549|-81.773|America/New_York|
Sun Prairie|WI|US|43.184|-89.214|America/Chicago|
Georgetown|KY|US|38.210|-84.559|America/New_York|
Greater Grand Crossing|IL|US|41.761|-87.615|America/Chicago|
Fairbanks|AK|US|64.838|-147.716|America/Anchorage|
De Aar||ZA|-30.650|24.012|Africa/Johannesburg|
College Park|MD|US|38.981|-76.937|America/New_York|
Retreat||ZA|-34.055|18.476|Africa/Johannesburg|
Aston||GB|52.500|-1.883|Europe/London|
Springville|UT|US|40.165|-111.611|America/Denver|
Natick|MA|US|42.283|-71.350|America/New_York|
North Cowichan|BC|CA|48.841|-123.686|America/Vancouver|
Massillon|OH|US|40.797|-81.522|America/New_York|
Walla Walla|WA|US|46.065|-118.343|America/Los_Angeles|
Florence|KY|US|38.999|-84.627|America/New_York|
Andover|MN|US|45.233|-93.291|America/Chicago|
Hopkinsville|KY|US|36.866|-87.491|America/Chicago|
Borehamwood||GB|51.655|-0.278|Europe/London|
Moose Jaw|SK|CA|50.400|-105.534|America/Regina|
Laramie|WY|US|41.311|-105.591|America/Denver|
Greenville|MS|US|33.409|-91.060|America/Chicago|
West Englewood|IL|US|41.778|-87.667|America/Chicago|
Prestwich||GB|53.533|-2.283|Europe/London|
Motherwell||GB|55.789|-3.992|Europe/London|
Bethel Park|PA|US|40.328|-80.040|America/New_York|
Cookeville|TN|US|36.163|-85.502|America/Chicago|
Randolph|MA|US|42.163|-71.041|America/New_York|
Oceanside|NY|US|40.639|-73.640|America/New_York|
Danville|IL|US|40.124|-87.630|America/Chicago|
Montgomery Village|MD|US|39.177|-77.195|America/New_York|
Cleethorpes||GB|53.560|-0.032|Europe/London|
North Olmsted|OH|US|41.416|-81.923|America/New_York|
Lower Earley||GB|51.427|-0.920|Europe/London|
Shirley||GB|52.411|-1.820|Europe/London|
Deeside||GB|53.201|-3.038|Europe/London|
Land O' Lakes|FL|US|28.219|-82.458|America/New_York|
Falmouth||GB|50.154|-5.071|Europe/London|
Richmond West|FL|US|25.610|-80.430|America/New_York|
Hyde||GB|53.451|-2.079|Europe/London|
Watertown|MA|US|42.371|-71.183|America/New_York|
Glastonbury|CT|US|41.712|-72.608|America/New_York|
Westmont|CA|US|33.941|-118.302|America/Los_Angeles|
Garfield|NJ|US|40.881|-74.113|America/New_York|
Yavné||IL|31.878|34.740|Asia/Jerusalem|
Laguna Hills|CA|US|33.613|-117.713|America/Los_Angeles|
Allanridge||ZA|-27.754|26.644|Africa/Johannesburg|
West Bend|WI|US|43.425|-88.183|America/Chicago|
Willingboro|NJ|US|40.028|-74.869|America/New_York|
Chichester||GB|50.837|-0.780|Europe/London|
Barnstaple||GB|51.080|-4.058|Europe/London|
Spalding||GB|52.787|-0.151|Europe/London|
Mundelein|IL|US|42.263|-88.004|America/Chicago|
Centereach|NY|US|40.858|-73.100|America/New_York|
Mount Juliet|TN|US|36.200|-86.519|America/Chicago|
Naugatuck|CT|US|41.486|-73.051|America/New_York|
San Luis|AZ|US|32.487|-114.782|America/Hermosillo|
Brighton Beach|NY|US|40.578|-73.960|America/New_York|
Michigan City|IN|US|41.708|-86.895|America/Chicago|
Dania Beach|FL|US|26.052|-80.144|America/New_York|
Lewiston Orchards|ID|US|46.380|-116.975|America/Los_Angeles|
Lloydminster|AB|CA|53.272|-110.023|America/Edmonton|
Côte-Saint-Luc|QC|CA|45.465|-73.666|America/Toronto|
Lexington|MA|US|42.447|-71.225|America/New_York|
Chatham|IL|US|41.741|-87.613|America/Chicago|
Navarre|FL|US|30.402|-86.864|America/Chicago|
Holly Springs|NC|US|35.651|-78.834|America/New_York|
Shawnee|OK|US|35.327|-96.925|America/Chicago|
Brentwood Estates|TN|US|36.025|-86.779|America/Chicago|
Galesburg|IL|US|40.948|-90.371|America/Chicago|
Bowling Green|OH|US|41.375|-83.651|America/New_York|
Des Moines|WA|US|47.402|-122.324|America/Los_Angeles|
Wheat Ridge|CO|US|39.766|-105.077|America/Denver|
Rutherglen||GB|55.829|-4.214|Europe/London|
Saint-Georges|QC|CA|46.114|-70.665|America/Toronto|
Thornton-Cleveleys||GB|53.874|-3.022|Europe/London|
Shepparton|VIC|AU|-36.380|145.399|Australia/Melbourne|
Aberdare||GB|51.714|-3.449|Europe/London|
Florence|AZ|US|33.031|-111.387|America/Phoenix|
Surfers Paradise|QLD|AU|-28.003|153.430|Australia/Brisbane|
Caerphilly||GB|51.575|-3.218|Europe/London|
Gurnee|IL|US|42.370|-87.902|America/Chicago|
Myrtle Beach|SC|US|33.689|-78.887|America/New_York|
Ruislip||GB|51.573|-0.423|Europe/London|
Parkersburg|WV|US|39.267|-81.562|America/New_York|
Miami Lakes|FL|US|25.909|-80.309|America/New_York|
Saratoga|CA|US|37.264|-122.023|America/Los_Angeles|
East Lake|FL|US|28.111|-82.695|America/New_York|
Banning|CA|US|33.926|-116.876|America/Los_Angeles|
Goleta|CA|US|34.436|-119.828|America/Los_Angeles|
Lakeside|FL|US|30.130|-81.768|America/New_York|
Long Branch|NJ|US|40.304|-73.992|America/New_York|
Noble Park|VIC|AU|-37.967|145.167|Australia/Melbourne|
Fair Oaks|CA|US|38.645|-121.272|America/Los_Angeles|
Wayne|PA|US|40.044|-75.388|America/New_York|
Lake Stevens|WA|US|48.015|-122.064|America/Los_Angeles|
Dover|NH|US|43.198|-70.874|America/New_York|
Radnor|PA|US|40.046|-75.360|America/New_York|
Holladay|UT|US|40.669|-111.825|America/Denver|
Herriman|UT|US|40.514|-112.033|America/Denver|
South Kingstown|RI|US|41.447|-71.525|America/New_York|
Saint Neots||GB|52.217|-0.267|Europe/London|
Or Yehuda||IL|32.029|34.858|Asia/Jerusalem|
Estero|FL|US|26.438|-81.807|America/New_York|
Ithaca|NY|US|42.441|-76.497|America/New_York|
North Tonawanda|NY|US|43.039|-78.864|America/New_York|
Brooklyn Center|MN|US|45.076|-93.333|America/Chicago|
Pikesville|MD|US|39.374|-76.722|America/New_York|
New Iberia|LA|US|30.004|-91.819|America/Chicago|
Alamogordo|NM|US|32.900|-105.960|America/Denver|
Parkville|MD|US|39.377|-76.540|America/New_York|
Orangeville|ON|CA|43.917|-80.100|America/Toronto|
Statesboro|GA|US|32.449|-81.783|America/New_York|
Morgantown|WV|US|39.630|-79.956|America/New_York|
Los Gatos|CA|US|37.227|-121.975|America/Los_Angeles|
Matthews|NC|US|35.117|-80.724|America/New_York|
Los Altos|CA|US|37.385|-122.114|America/Los_Angeles|
Clearfield|UT|US|41.111|-112.026|America/Denver|
Franklin|MA|US|42.083|-71.397|America/New_York|
Burgess Hill||GB|50.958|-0.133|Europe/London|
Owings Mills|MD|US|39.420|-76.780|America/New_York|
Aiken|SC|US|33.560|-81.720|America/New_York|
Plainfield|IN|US|39.704|-86.399|America/Indiana/Indianapolis|
Beverley||GB|53.846|-0.423|Europe/London|
Helena|MT|US|46.593|-112.036|America/Denver|
Ballwin|MO|US|38.595|-90.546|America/Chicago|
Manchester|CT|US|41.776|-72.521|America/New_York|
Algonquin|IL|US|42.166|-88.294|America/Chicago|
Bel Air North|MD|US|39.554|-76.373|America/New_York|
Newington|CT|US|41.698|-72.724|America/New_York|
Deal||GB|51.223|1.404|Europe/London|
Westfield|NJ|US|40.659|-74.347|America/New_York|
Santa Paula|CA|US|34.354|-119.059|America/Los_Angeles|
Fallbrook|CA|US|33.376|-117.251|America/Los_Angeles|
Randwick|NSW|AU|-33.914|151.249|Australia/Sydney|
Eldersburg|MD|US|39.404|-76.950|America/New_York|
Sherwood|AR|US|34.815|-92.224|America/Chicago|
Springfield Gardens|NY|US|40.663|-73.762|America/New_York|
Wishaw||GB|55.767|-3.917|Europe/London|
Lawrenceville|GA|US|33.956|-83.988|America/New_York|
Gladstone|QLD|AU|-23.849|151.258|Australia/Brisbane|
Springfield|VA|US|38.789|-77.187|America/New_York|
Kaysville|UT|US|41.035|-111.939|America/Denver|
Baldivis|WA|AU|-32.329|115.830|Australia/Perth|
Granger|IN|US|41.753|-86.111|America/Detroit|
Burlingame|CA|US|37.584|-122.366|America/Los_Angeles|
Post Falls|ID|US|47.718|-116.952|America/Los_Angeles|
Liberty|MO|US|39.246|-94.419|America/Chicago|
Kwinana|WA|AU|-32.230|115.781|Australia/Perth|
Pontypridd||GB|51.602|-3.342|Europe/London|
San Pablo|CA|US|37.962|-122.346|America/Los_Angeles|
Savage|MN|US|44.779|-93.336|America/Chicago|
Poughkeepsie|NY|US|41.700|-73.921|America/New_York|
Texarkana|AR|US|33.442|-94.038|America/Chicago|
North Royalton|OH|US|41.314|-81.725|America/New_York|
Chicago Heights|IL|US|41.506|-87.636|America/Chicago|
Lebanon|TN|US|36.208|-86.291|America/Chicago|
Winsford||GB|53.191|-2.524|Europe/London|
Harpenden||GB|51.817|-0.357|Europe/London|
Walnut|CA|US|34.020|-117.865|America/Los_Angeles|
Stratford|ON|CA|43.367|-80.950|America/Toronto|
Maroubra|NSW|AU|-33.950|151.233|Australia/Sydney|
Madison Heights|MI|US|42.486|-83.105|America/Detroit|
Rayleigh||GB|51.586|0.605|Europe/London|
Whitstable||GB|51.361|1.026|Europe/London|
DeLand|FL|US|29.028|-81.303|America/New_York|
Dandenong|VIC|AU|-37.983|145.200|Australia/Melbourne|
Cedar City|UT|US|37.677|-113.062|America/Denver|
Orillia|ON|CA|44.609|-79.421|America/Toronto|
Parkland|FL|US|26.310|-80.237|America/New_York|
Pointe-Claire|QC|CA|45.449|-73.817|America/Toronto|
Camberley||GB|51.337|-0.743|Europe/London|
West Warwick|RI|US|41.697|-71.522|America/New_York|
Nkowakowa||ZA|-23.888|30.287|Africa/Johannesburg|
Narre Warren South|VIC|AU|-38.044|145.292|Australia/Melbourne|
Postmasburg||ZA|-28.334|23.065|Africa/Johannesburg|
Jamestown|NY|US|42.097|-79.235|America/New_York|
New Bern|NC|US|35.108|-77.044|America/New_York|
Rochester|NH|US|43.305|-70.976|America/New_York|
Cleburne|TX|US|32.348|-97.387|America/Chicago|
Barnet||GB|51.650|-0.200|Europe/London|
Winter Park|FL|US|28.600|-81.339|America/New_York|
Carney|MD|US|39.394|-76.524|America/New_York|
Southlake|TX|US|32.941|-97.134|America/Chicago|
San Carlos|CA|US|37.507|-122.261|America/Los_Angeles|
Woodstock|GA|US|34.101|-84.519|America/New_York|
East Hill-Meridian|WA|US|47.411|-122.174|America/Los_Angeles|
Niles|IL|US|42.019|-87.803|America/Chicago|
Laplace|LA|US|30.067|-90.481|America/Chicago|
Westchester|FL|US|25.755|-80.327|America/New_York|
Atascadero|CA|US|35.489|-120.671|America/Los_Angeles|
Kent|OH|US|41.154|-81.358|America/New_York|
Baie-Comeau|QC|CA|49.217|-68.149|America/Toronto|
Gloucester|MA|US|42.614|-70.663|America/New_York|
Nicholasville|KY|US|37.881|-84.573|America/New_York|
Oak Park|MI|US|42.459|-83.183|America/Detroit|
Highland Park|IL|US|42.182|-87.800|America/Chicago|
Elizabethtown|KY|US|37.694|-85.859|America/New_York|
Austintown|OH|US|41.102|-80.765|America/New_York|
East Palo Alto|CA|US|37.469|-122.141|America/Los_Angeles|
South Gate|MD|US|39.129|-76.626|America/New_York|
Pueblo West|CO|US|38.350|-104.723|America/Denver|
Port Chester|NY|US|41.002|-73.666|America/New_York|
Princeton|NJ|US|40.349|-74.659|America/New_York|
Fort Hood|TX|US|31.135|-97.776|America/Chicago|
LaGrange|GA|US|33.039|-85.031|America/New_York|
Salem|NH|US|42.788|-71.201|America/New_York|
Opelika|AL|US|32.645|-85.378|America/Chicago|
Alma|QC|CA|48.550|-71.649|America/Toronto|
Rahway|NJ|US|40.608|-74.278|America/New_York|
North Chicago|IL|US|42.326|-87.841|America/Chicago|
Middle Village|NY|US|40.716|-73.881|America/New_York|
Morristown|TN|US|36.214|-83.295|America/New_York|
Cheshire|CT|US|41.499|-72.901|America/New_York|
Branford|CT|US|41.280|-72.815|America/New_York|
Raytown|MO|US|39.009|-94.464|America/Chicago|
Fruit Cove|FL|US|30.111|-81.642|America/New_York|
Port Huron|MI|US|42.971|-82.425|America/Detroit|
Tewksbury|MA|US|42.611|-71.234|America/New_York|
Franklin Square|NY|US|40.707|-73.676|America/New_York|
Yehud-Monosson||IL|32.028|34.880|Asia/Jerusalem|
Oak Ridge|TN|US|36.010|-84.270|America/New_York|
Southgate|MI|US|42.214|-83.194|America/Detroit|
East Haven|CT|US|41.276|-72.868|America/New_York|
Upper Alton|IL|US|38.911|-90.151|America/Chicago|
Johnston|RI|US|41.822|-71.507|America/New_York|
Atwater|CA|US|37.348|-120.609|America/Los_Angeles|
West Falls Church|VA|US|38.865|-77.188|America/New_York|
Williamsport|PA|US|41.241|-77.001|America/New_York|
Duluth|GA|US|34.003|-84.145|America/New_York|
Fort Bragg|NC|US|35.139|-79.006|America/New_York|
Russellville|AR|US|35.278|-93.134|America/Chicago|
Sanford|NC|US|35.480|-79.180|America/New_York|
Harker Heights|TX|US|31.084|-97.660|America/Chicago|
Voorhees|NJ|US|40.481|-74.483|America/New_York|
Burbank|IL|US|41.734|-87.779|America/Chicago|
Marion|IN|US|40.558|-85.659|America/Indiana/Indianapolis|
Granite City|IL|US|38.701|-90.149|America/Chicago|
Milford Mill|MD|US|39.348|-76.770|America/New_York|
Lake in the Hills|IL|US|42.182|-88.330|America/Chicago|
Sainte-Julie|QC|CA|45.583|-73.332|America/Toronto|
Evans|GA|US|33.534|-82.131|America/New_York|
O'Fallon|IL|US|38.592|-89.911|America/Chicago|
Fort Hamilton|NY|US|40.619|-74.033|America/New_York|
Carlsbad|NM|US|32.421|-104.229|America/Denver|
Ferry Pass|FL|US|30.510|-87.212|America/Chicago|
Kingman|AZ|US|35.189|-114.053|America/Phoenix|
Orcutt|CA|US|34.865|-120.436|America/Los_Angeles|
Henderson|KY|US|37.836|-87.590|America/Chicago|
Needham|MA|US|42.283|-71.233|America/New_York|
Crown Point|IN|US|41.417|-87.365|America/Chicago|
Big Spring|TX|US|32.250|-101.479|America/Chicago|
Dracut|MA|US|42.670|-71.302|America/New_York|
West Kelowna|BC|CA|49.862|-119.583|America/Vancouver|
Schererville|IN|US|41.479|-87.455|America/Chicago|
Burton|MI|US|42.999|-83.616|America/Detroit|
Ridgecrest|CA|US|35.622|-117.671|America/Los_Angeles|
Windsor|CT|US|41.853|-72.644|America/New_York|
Eagle Pass|TX|US|28.709|-100.500|America/Chicago|
Agawam|MA|US|42.070|-72.615|America/New_York|
Weatherford|TX|US|32.759|-97.797|America/Chicago|
West Elkridge|MD|US|39.207|-76.727|America/New_York|
East Chicago|IN|US|41.639|-87.455|America/Chicago|
Redmond|OR|US|44.273|-121.174|America/Los_Angeles|
Jacksonville|AR|US|34.866|-92.110|America/Chicago|
Socorro Mission Number 1 Colonia|TX|US|31.636|-106.291|America/Denver|
Norwood|MA|US|42.195|-71.200|America/New_York|
Northampton|MA|US|42.325|-72.641|America/New_York|
Englewood|NJ|US|40.893|-73.973|America/New_York|
Lake Magdalene|FL|US|28.074|-82.472|America/New_York|
Perry Hall|MD|US|39.413|-76.464|America/New_York|
Maryville|TN|US|35.756|-83.970|America/New_York|
Hobart|IN|US|41.532|-87.255|America/Chicago|
Fresh Meadows|NY|US|40.735|-73.793|America/New_York|
Mehlville|MO|US|38.508|-90.323|America/Chicago|
Greer|SC|US|34.939|-82.227|America/New_York|
Lansing|IL|US|41.565|-87.539|America/Chicago|
Harrison|NY|US|40.969|-73.713|America/New_York|
Monterey|CA|US|36.600|-121.895|America/Los_Angeles|
West Islip|NY|US|40.706|-73.306|America/New_York|
Desert Hot Springs|CA|US|33.962|-116.504|America/Los_Angeles|
American Fork|UT|US|40.377|-111.796|America/Denver|
Central|LA|US|30.554|-91.037|America/Chicago|
Newburgh|NY|US|41.503|-74.010|America/New_York|
Chamblee|GA|US|33.892|-84.299|America/New_York|
Millville|NJ|US|39.402|-75.039|America/New_York|
North Andover|MA|US|42.699|-71.135|America/New_York|
SeaTac|WA|US|47.448|-122.292|America/Los_Angeles|
Elmira|NY|US|42.090|-76.808|America/New_York|
Spring Valley|CA|US|32.745|-116.999|America/Los_Angeles|
Stockbridge|GA|US|33.544|-84.234|America/New_York|
Glen Ellyn|IL|US|41.878|-88.067|America/Chicago|
Monroeville|PA|US|40.421|-79.788|America/New_York|
Benicia|CA|US|38.049|-122.159|America/Los_Angeles|
Fredericksburg|VA|US|38.303|-77.461|America/New_York|
Suisun|CA|US|38.238|-122.040|America/Los_Angeles|
Aberdeen|SD|US|45.465|-98.486|America/Chicago|
Cranberry Township|PA|US|40.685|-80.107|America/New_York|
Garfield Heights|OH|US|41.417|-81.606|America/New_York|
South Chicago|IL|US|41.740|-87.554|America/Chicago|
Cornelius|NC|US|35.487|-80.860|America/New_York|
Oakdale|MN|US|44.963|-92.965|America/Chicago|
Oak Forest|IL|US|41.603|-87.744|America/Chicago|
Garner|NC|US|35.711|-78.614|America/New_York|
Drexel Hill|PA|US|39.947|-75.292|America/New_York|
North Kingstown|RI|US|41.550|-71.466|America/New_York|
Bella Vista|AR|US|36.481|-94.271|America/Chicago|
Melrose|MA|US|42.458|-71.066|America/New_York|
Fitchburg|WI|US|42.961|-89.470|America/Chicago|
Gramercy Park|NY|US|40.737|-73.986|America/New_York|
Wellesley|MA|US|42.296|-71.293|America/New_York|
Enterprise|AL|US|31.315|-85.855|America/Chicago|
Winchester|NV|US|36.130|-115.119|America/Los_Angeles|
Slidell|LA|US|30.275|-89.781|America/Chicago|
University Heights|NY|US|40.860|-73.909|America/New_York|
West Springfield|MA|US|42.107|-72.620|America/New_York|
Dodge City|KS|US|37.753|-100.017|America/Chicago|
Paragould|AR|US|36.058|-90.497|America/Chicago|
Maywood|CA|US|33.987|-118.185|America/Los_Angeles|
Seguin|TX|US|29.569|-97.965|America/Chicago|
Shirley|NY|US|40.801|-72.868|America/New_York|
Livingston|NJ|US|40.796|-74.315|America/New_York|
Round Lake Beach|IL|US|42.372|-88.090|America/Chicago|
Frankfort|KY|US|38.201|-84.873|America/New_York|
Sterling|VA|US|39.006|-77.429|America/New_York|
Safed||IL|32.965|35.496|Asia/Jerusalem|Tzfat,צפת
Middletown|NY|US|41.446|-74.423|America/New_York|
Fountain|CO|US|38.682|-104.701|America/Denver|
Saratoga Springs|NY|US|43.083|-73.785|America/New_York|
Kirkwood|MO|US|38.583|-90.407|America/Chicago|
Drexel Heights|AZ|US|32.141|-111.028|America/Phoenix|
Deer Park|NY|US|40.762|-73.329|America/New_York|
Lafayette|CO|US|39.994|-105.090|America/Denver|
Fridley|MN|US|45.086|-93.263|America/Chicago|
West Scarborough|ME|US|43.570|-70.388|America/New_York|
Queensbury|NY|US|43.377|-73.613|America/New_York|
Rexburg|ID|US|43.826|-111.790|America/Boise|
Wheeling|WV|US|40.064|-80.721|America/New_York|
Shaker Heights|OH|US|41.474|-81.537|America/New_York|
Mililani Town|HI|US|21.450|-158.015|Pacific/Honolulu|
Bergenfield|NJ|US|40.928|-73.997|America/New_York|
Marshalltown|IA|US|42.049|-92.908|America/Chicago|
Tucker|GA|US|33.855|-84.217|America/New_York|
Nutley|NJ|US|40.822|-74.160|America/New_York|
Lake Jackson|TX|US|29.034|-95.434|America/Chicago|
Port Moody|BC|CA|49.281|-122.825|America/Vancouver|
Plum|PA|US|40.500|-79.749|America/New_York|
Windsor|CA|US|38.547|-122.816|America/Los_Angeles|
West Chicago|IL|US|41.885|-88.204|America/Chicago|
Allen Park|MI|US|42.258|-83.211|America/Detroit|
Wilmette|IL|US|42.072|-87.723|America/Chicago|
Imperial Beach|CA|US|32.584|-117.113|America/Los_Angeles|
Glen Cove|NY|US|40.862|-73.634|America/New_York|
Syracuse|UT|US|41.089|-112.065|America/Denver|
Maryland Heights|MO|US|38.713|-90.430|America/Chicago|
Mason City|IA|US|43.154|-93.201|America/Chicago|
Crofton|MD|US|39.002|-76.687|America/New_York|
Anderson|SC|US|34.503|-82.650|America/New_York|
Eagle Mountain|UT|US|40.314|-112.007|America/Denver|
College Point|NY|US|40.788|-73.846|America/New_York|
Winchester|VA|US|39.186|-78.163|America/New_York|
Lindenhurst|NY|US|40.687|-73.373|America/New_York|
Spanaway|WA|US|47.104|-122.435|America/Los_Angeles|
Belmont|CA|US|37.520|-122.276|America/Los_Angeles|
Hunts Point|NY|US|40.813|-73.884|America/New_York|
Holbrook|NY|US|40.812|-73.078|America/New_York|
New London|CT|US|41.356|-72.100|America/New_York|
Paso Robles|CA|US|35.627|-120.691|America/Los_Angeles|
Tualatin|OR|US|45.384|-122.764|America/Los_Angeles|
Fleming Island|FL|US|30.093|-81.719|America/New_York|
Winona|MN|US|44.050|-91.639|America/Chicago|
Thomasville|NC|US|35.883|-80.082|America/New_York|
Casselberry|FL|US|28.678|-81.328|America/New_York|
Eureka|CA|US|40.802|-124.164|America/Los_Angeles|
East Saint Louis|IL|US|38.624|-90.151|America/Chicago|
Garden City|KS|US|37.972|-100.873|America/Chicago|
Alton|IL|US|38.891|-90.184|America/Chicago|
Milton|MA|US|42.250|-71.066|America/New_York|
University Park|FL|US|25.746|-80.368|America/New_York|
Auburn|NY|US|42.932|-76.566|America/New_York|
Williston|ND|US|48.147|-103.618|America/Denver|
Paramus|NJ|US|40.945|-74.075|America/New_York|
Back Mountain|PA|US|41.336|-75.996|America/New_York|
West Milford|NJ|US|41.131|-74.367|America/New_York|
Jeffersontown|KY|US|38.194|-85.564|America/Kentucky/Louisville|
Garden City|MI|US|42.326|-83.331|America/Detroit|
Horn Lake|MS|US|34.955|-90.035|America/Chicago|
Stoughton|MA|US|42.125|-71.102|America/New_York|
Easton|PA|US|40.688|-75.221|America/New_York|
Prairieville|LA|US|30.303|-90.972|America/Chicago|
Hyde Park|IL|US|41.794|-87.594|America/Chicago|
Dix Hills|NY|US|40.805|-73.336|America/New_York|
Gladstone|MO|US|39.204|-94.555|America/Chicago|
Cutler Ridge|FL|US|25.581|-80.347|America/New_York|
Independence|KY|US|38.943|-84.544|America/New_York|
Watertown|NY|US|43.975|-75.911|America/New_York|
Wooster|OH|US|40.805|-81.936|America/New_York|
Bessemer|AL|US|33.402|-86.954|America/Chicago|
Merrimack|NH|US|42.865|-71.493|America/New_York|
Lemon Grove|CA|US|32.743|-117.031|America/Los_Angeles|
Kankakee|IL|US|41.120|-87.861|America/Chicago|
Wethersfield|CT|US|41.714|-72.653|America/New_York|
Bristol|TN|US|36.595|-82.189|America/New_York|
McHenry|IL|US|42.333|-88.267|America/Chicago|
Cibolo|TX|US|29.562|-98.227|America/Chicago|
Saugus|MA|US|42.465|-71.010|America/New_York|
Stevens Point|WI|US|44.524|-89.575|America/Chicago|
West Linn|OR|US|45.366|-122.612|America/Los_Angeles|
Superior|WI|US|46.721|-92.104|America/Chicago|
Tujunga|CA|US|34.252|-118.288|America/Los_Angeles|
Greenville|TX|US|33.138|-96.111|America/Chicago|
Magna|UT|US|40.709|-112.102|America/Denver|
Batavia|IL|US|41.850|-88.313|America/Chicago|
Cantonment|FL|US|30.609|-87.340|America/Chicago|
Danvers|MA|US|42.575|-70.930|America/New_York|
Boisbriand|QC|CA|45.617|-73.832|America/Toronto|
Shoreview|MN|US|45.079|-93.147|America/Chicago|
Paradise|CA|US|39.760|-121.622|America/Los_Angeles|
Fremont|NE|US|41.433|-96.498|America/Chicago|
Smithtown|NY|US|40.856|-73.201|America/New_York|
Pearl|MS|US|32.275|-90.132|America/Chicago|
Mansfield City|CT|US|41.766|-72.234|America/New_York|
Mercerville-Hamilton Square|NJ|US|40.231|-74.672|America/New_York|
North Creek|WA|US|47.820|-122.176|America/Los_Angeles|
Carbondale|IL|US|37.727|-89.217|America/Chicago|
Westport|CT|US|41.141|-73.358|America/New_York|
Medina|OH|US|41.138|-81.864|America/New_York|
Bay Shore|NY|US|40.725|-73.245|America/New_York|
Kahului|HI|US|20.890|-156.474|Pacific/Honolulu|
Vernon Hills|IL|US|42.219|-87.980|America/Chicago|
Zionsville|IN|US|39.951|-86.262|America/Indiana/Indianapolis|
Norco|CA|US|33.931|-117.549|America/Los_Angeles|
Wasco|CA|US|35.594|-119.341|America/Los_Angeles|
Mount Pleasant|WI|US|42.697|-87.856|America/Chicago|
Fortuna Foothills|AZ|US|32.658|-114.412|America/Phoenix|
Barberton|OH|US|41.013|-81.605|America/New_York|
Brandon|MB|CA|49.847|-99.953|America/Winnipeg|
Kingsville|TX|US|27.516|-97.856|America/Chicago|
Statesville|NC|US|35.783|-80.887|America/New_York|
Gedera||IL|31.815|34.780|Asia/Jerusalem|
Plainview|NY|US|40.776|-73.467|America/New_York|
Laurel|MD|US|39.099|-76.848|America/New_York|
Carrollton|GA|US|33.580|-85.077|America/New_York|
South Pasadena|CA|US|34.116|-118.150|America/Los_Angeles|
Howard Beach|NY|US|40.658|-73.836|America/New_York|
Englewood|IL|US|41.780|-87.646|America/Chicago|
Four Corners|FL|US|28.333|-81.647|America/New_York|
South Laurel|MD|US|39.070|-76.850|America/New_York|
Asheboro|NC|US|35.708|-79.814|America/New_York|
Buenaventura Lakes|FL|US|28.336|-81.353|America/New_York|
Clinton|IA|US|41.844|-90.189|America/Chicago|
Mount Pleasant|MI|US|43.598|-84.768|America/Detroit|
Twentynine Palms|CA|US|34.136|-116.054|America/Los_Angeles|
Huntley|IL|US|42.168|-88.428|America/Chicago|
Pennsport|PA|US|39.928|-75.150|America/New_York|
Xenia|OH|US|39.685|-83.930|America/New_York|
Reisterstown|MD|US|39.470|-76.832|America/New_York|
Tamra||IL|32.853|35.199|Asia/Jerusalem|
Green|OH|US|40.946|-81.483|America/New_York|
Brawley|CA|US|32.979|-115.530|America/Los_Angeles|
Yukon|OK|US|35.507|-97.763|America/Chicago|
Opportunity|WA|US|47.650|-117.240|America/Los_Angeles|
Forest Hills|MI|US|42.959|-85.490|America/Detroit|
Lafayette|CA|US|37.886|-122.118|America/Los_Angeles|
Ramsey|MN|US|45.261|-93.450|America/Chicago|
Suitland|MD|US|38.849|-76.924|America/New_York|
Pleasure Ridge Park|KY|US|38.145|-85.858|America/Kentucky/Louisville|
Rosedale|NY|US|40.662|-73.735|America/New_York|
New Lenox|IL|US|41.512|-87.966|America/Chicago|
Madison|MS|US|32.462|-90.115|America/Chicago|
Neenah|WI|US|44.186|-88.463|America/Chicago|
Alvin|TX|US|29.424|-95.244|America/Chicago|
Vaudreuil-Dorion|QC|CA|45.400|-74.033|America/Toronto|
Key West|FL|US|24.555|-81.782|America/New_York|
Randolph|NJ|US|40.848|-74.581|America/New_York|
Temple Terrace|FL|US|28.035|-82.389|America/New_York|
Owatonna|MN|US|44.084|-93.226|America/Chicago|
Homewood|AL|US|33.472|-86.801|America/Chicago|
Sahuarita|AZ|US|31.958|-110.956|America/Phoenix|
Thetford-Mines|QC|CA|46.094|-71.305|America/Toronto|
Maple Valley|WA|US|47.393|-122.046|America/Los_Angeles|
Walnut Grove|BC|CA|49.165|-122.640|America/Vancouver|
Hazelwood|MO|US|38.771|-90.371|America/Chicago|
Troy|OH|US|40.039|-84.203|America/New_York|
Lemoore|CA|US|36.301|-119.783|America/Los_Angeles|
Mint Hill|NC|US|35.180|-80.647|America/New_York|
Ridgewood|NJ|US|40.979|-74.117|America/New_York|
Yehud||IL|32.033|34.891|Asia/Jerusalem|
Long Island City|NY|US|40.745|-73.949|America/New_York|
Cabot|AR|US|34.975|-92.017|America/Chicago|
Reedley|CA|US|36.596|-119.450|America/Los_Angeles|
Edgewood|MD|US|39.419|-76.294|America/New_York|
Meadow Woods|FL|US|28.386|-81.366|America/New_York|
South Portland|ME|US|43.641|-70.241|America/New_York|
Val-d'Or|QC|CA|48.097|-77.797|America/Toronto|
West Whittier-Los Nietos|CA|US|33.976|-118.069|America/Los_Angeles|
Lebanon|PA|US|40.341|-76.411|America/New_York|
Zanesville|OH|US|39.940|-82.013|America/New_York|
Prince Edward|ON|CA|44.000|-77.249|America/Toronto|
Colleyville|TX|US|32.881|-97.155|America/Chicago|
Canton|GA|US|34.237|-84.491|America/New_York|
Ossining|NY|US|41.163|-73.862|America/New_York|
Salem|VA|US|37.293|-80.055|America/New_York|
Burlington|IA|US|40.808|-91.113|America/Chicago|
Saratoga Springs|UT|US|40.349|-111.905|America/Denver|
Melrose Park|IL|US|41.901|-87.857|America/Chicago|
Starkville|MS|US|33.450|-88.820|America/Chicago|
Lochearn|MD|US|39.341|-76.722|America/New_York|
Chanhassen|MN|US|44.862|-93.531|America/Chicago|
Hercules|CA|US|38.017|-122.289|America/Los_Angeles|
Galt|CA|US|38.255|-121.300|America/Los_Angeles|
Prior Lake|MN|US|44.713|-93.423|America/Chicago|
Castlewood|CO|US|39.585|-104.901|America/Denver|
Grandview|MO|US|38.886|-94.533|America/Chicago|
Clinton|MS|US|32.342|-90.322|America/Chicago|
Yarmouth|MA|US|41.706|-70.229|America/New_York|
Sainte-Thérèse|QC|CA|45.639|-73.828|America/Toronto|
Sandusky|OH|US|41.449|-82.708|America/New_York|
Balch Springs|TX|US|32.729|-96.623|America/Chicago|
White Bear Lake|MN|US|45.085|-93.010|America/Chicago|
Chaska|MN|US|44.789|-93.602|America/Chicago|
Harvey|IL|US|41.610|-87.647|America/Chicago|
Middle River|MD|US|39.334|-76.439|America/New_York|
Woodstock|IL|US|42.315|-88.449|America/Chicago|
Ardmore|OK|US|34.174|-97.144|America/Chicago|
Lockport|IL|US|41.589|-88.058|America/Chicago|
Woodburn|OR|US|45.144|-122.855|America/Los_Angeles|
Wyandotte|MI|US|42.214|-83.150|America/Detroit|
Mauldin|SC|US|34.779|-82.310|America/New_York|
Belvidere|IL|US|42.264|-88.844|America/Chicago|
Moscow|ID|US|46.732|-117.000|America/Los_Angeles|
Milford|MA|US|42.140|-71.516|America/New_York|
West Memphis|AR|US|35.146|-90.185|America/Chicago|
Athens|OH|US|39.329|-82.101|America/New_York|
Mercer Island|WA|US|47.571|-122.222|America/Los_Angeles|
Bridgeton|NJ|US|39.427|-75.234|America/New_York|
Maplewood|NJ|US|40.731|-74.273|America/New_York|
Soledad|CA|US|36.425|-121.326|America/Los_Angeles|
Daliyat al Karmel||IL|32.694|35.047|Asia/Jerusalem|
Farmington|CT|US|41.720|-72.832|America/New_York|
Fallingbrook|PE|CA|45.476|-75.484|America/Toronto|
Brownsburg|IN|US|39.843|-86.398|America/Indiana/Indianapolis|
Saginaw Township North|MI|US|43.460|-84.007|America/Detroit|
Edwardsville|IL|US|38.811|-89.953|America/Chicago|
Riverside|OH|US|39.780|-84.124|America/New_York|
Athens|AL|US|34.802|-86.972|America/Chicago|
Sanger|CA|US|36.708|-119.556|America/Los_Angeles|
Westmont|IL|US|41.796|-87.976|America/Chicago|
Wakefield|MA|US|42.506|-71.073|America/New_York|
San Fernando|CA|US|34.282|-118.439|America/Los_Angeles|
Rockledge|FL|US|28.351|-80.725|America/New_York|
Hastings|NE|US|40.586|-98.388|America/Chicago|
Cave Spring|VA|US|37.228|-80.013|America/New_York|
North Tustin|CA|US|33.764|-117.794|America/Los_Angeles|
Daphne|AL|US|30.604|-87.904|America/Chicago|
Whitehall Township|PA|US|40.667|-75.500|America/New_York|
Paducah|KY|US|37.083|-88.600|America/Chicago|
Cliffside Park|NJ|US|40.821|-73.988|America/New_York|
Elmwood Park|IL|US|41.921|-87.809|America/Chicago|
Vineyard|CA|US|38.464|-121.347|America/Los_Angeles|
Lodi|NJ|US|40.882|-74.083|America/New_York|
Hazleton|PA|US|40.958|-75.975|America/New_York|
Coronado|CA|US|32.686|-117.183|America/Los_Angeles|
Hillside|NY|US|40.708|-73.787|America/New_York|
Migdal Ha‘Emeq||IL|32.676|35.240|Asia/Jerusalem|
Eagle River|AK|US|61.321|-149.568|America/Anchorage|
South Salt Lake|UT|US|40.719|-111.888|America/Denver|
Paris|TX|US|33.661|-95.556|America/Chicago|
Northport|AL|US|33.229|-87.577|America/Chicago|
University Park|TX|US|32.850|-96.800|America/Chicago|
Uniondale|NY|US|40.700|-73.593|America/New_York|
Ponca City|OK|US|36.707|-97.086|America/Chicago|
Muskego|WI|US|42.906|-88.139|America/Chicago|
Collinsville|IL|US|38.670|-89.985|America/Chicago|
Reading|MA|US|42.526|-71.095|America/New_York|
Short Pump|VA|US|37.650|-77.612|America/New_York|
Belmont|MA|US|42.396|-71.179|America/New_York|
Dedham|MA|US|42.242|-71.166|America/New_York|
De Pere|WI|US|44.449|-88.060|America/Chicago|
Caledonia|WI|US|42.808|-87.924|America/Chicago|
Inkster|MI|US|42.294|-83.310|America/Detroit|
Vincentown|NJ|US|39.934|-74.748|America/New_York|
Bixby|OK|US|35.942|-95.883|America/Chicago|
Emporia|KS|US|38.404|-96.182|America/Chicago|
Fort Dodge|IA|US|42.497|-94.168|America/Chicago|
Walker|MI|US|43.001|-85.768|America/Detroit|
Palmetto Bay|FL|US|25.622|-80.325|America/New_York|
Ottumwa|IA|US|41.020|-92.411|America/Chicago|
Junction City|KS|US|39.029|-96.831|America/Chicago|
Seal Beach|CA|US|33.741|-118.105|America/Los_Angeles|
Tarpon Springs|FL|US|28.146|-82.757|America/New_York|
Franklin|IN|US|39.481|-86.055|America/Indiana/Indianapolis|
Sakhnīn||IL|32.864|35.297|Asia/Jerusalem|
Herndon|VA|US|38.970|-77.386|America/New_York|
Netivot||IL|31.423|34.589|Asia/Jerusalem|נתיבות
Austin|MN|US|43.667|-92.975|America/Chicago|
Sachse|TX|US|32.976|-96.595|America/Chicago|
Sun City West|AZ|US|33.662|-112.341|America/Phoenix|
Watauga|TX|US|32.858|-97.255|America/Chicago|
Burlington|MA|US|42.505|-71.196|America/New_York|
San Benito|TX|US|26.133|-97.631|America/Chicago|
Freeport|IL|US|42.297|-89.621|America/Chicago|
Staunton|VA|US|38.150|-79.073|America/New_York|
Selma|CA|US|36.571|-119.612|America/Los_Angeles|
South Windsor|CT|US|41.824|-72.621|America/New_York|
North Potomac|MD|US|39.083|-77.265|America/New_York|
Mevaseret Zion||IL|31.802|35.151|Asia/Jerusalem|מבשרת ציון
Homer Glen|IL|US|41.600|-87.938|America/Chicago|
Coral Terrace|FL|US|25.746|-80.305|America/New_York|
Norfolk|NE|US|42.028|-97.417|America/Chicago|
Ridgeland|MS|US|32.428|-90.132|America/Chicago|
Scaggsville|MD|US|39.145|-76.900|America/New_York|
Ofaqim||IL|31.314|34.620|Asia/Jerusalem|
Cudahy|CA|US|33.961|-118.185|America/Los_Angeles|
Washington|UT|US|37.131|-113.508|America/Denver|
New Smyrna Beach|FL|US|29.026|-80.927|America/New_York|
South Plainfield|NJ|US|40.579|-74.412|America/New_York|
Pasadena|MD|US|39.107|-76.571|America/New_York|
Columbine|CO|US|39.588|-105.069|America/Denver|
Greenbelt|MD|US|39.005|-76.876|America/New_York|
South Riding|VA|US|38.921|-77.504|America/New_York|
Citrus Park|FL|US|28.078|-82.570|America/New_York|
Boca Del Mar|FL|US|26.345|-80.147|America/New_York|
Newport|RI|US|41.490|-71.313|America/New_York|
Norton Shores|MI|US|43.169|-86.264|America/Detroit|
Barstow Heights|CA|US|34.870|-117.056|America/Los_Angeles|
Rockville Centre|NY|US|40.659|-73.641|America/New_York|
Searcy|AR|US|35.251|-91.736|America/Chicago|
North Platte|NE|US|41.124|-100.765|America/Chicago|
Rolling Meadows|IL|US|42.084|-88.013|America/Chicago|
Carteret|NJ|US|40.577|-74.228|America/New_York|
Immokalee|FL|US|26.419|-81.417|America/New_York|
Woodlawn|IL|US|41.779|-87.599|America/Chicago|
Medford|NY|US|40.818|-73.000|America/New_York|
Riverbank|CA|US|37.736|-120.935|America/Los_Angeles|
Zion|IL|US|42.446|-87.833|America/Chicago|
Trotwood|OH|US|39.797|-84.311|America/New_York|
North Haven|CT|US|41.391|-72.860|America/New_York|
Summerlin South|NV|US|36.117|-115.330|America/Los_Angeles|
Mahwah|NJ|US|41.089|-74.144|America/New_York|
Loma Linda|CA|US|34.048|-117.261|America/Los_Angeles|
Peekskill|NY|US|41.290|-73.920|America/New_York|
Keystone|FL|US|28.156|-82.621|America/New_York|
Baldwin|NY|US|40.656|-73.609|America/New_York|
Fairfax|VA|US|38.846|-77.306|America/New_York|
Maywood|IL|US|41.879|-87.843|America/Chicago|
Sebastian|FL|US|27.816|-80.471|America/New_York|
Holt|MI|US|42.641|-84.515|America/Detroit|
Muscatine|IA|US|41.424|-91.043|America/Chicago|
Elk River|MN|US|45.304|-93.567|America/Chicago|
Rock Springs|WY|US|41.587|-109.203|America/Denver|
Golden Gate|FL|US|26.188|-81.695|America/New_York|
Corsicana|TX|US|32.095|-96.469|America/Chicago|
Hialeah Gardens|FL|US|25.865|-80.325|America/New_York|
Waverly|MI|US|42.739|-84.621|America/Detroit|
Hunt Valley|MD|US|39.500|-76.641|America/New_York|
Fuquay-Varina|NC|US|35.584|-78.800|America/New_York|
Fountain Hills|AZ|US|33.612|-111.717|America/Phoenix|
Forest Grove|OR|US|45.520|-123.111|America/Los_Angeles|
Unionport|NY|US|40.827|-73.850|America/New_York|
Champlin|MN|US|45.189|-93.397|America/Chicago|
South Portland Gardens|ME|US|43.639|-70.315|America/New_York|
Centerville|OH|US|39.628|-84.159|America/New_York|
Bloomington|CA|US|34.070|-117.396|America/Los_Angeles|
Bainbridge Island|WA|US|47.626|-122.521|America/Los_Angeles|
Morrisville|NC|US|35.823|-78.826|America/New_York|
Marshall|TX|US|32.545|-94.367|America/Chicago|
Watertown|WI|US|43.195|-88.729|America/Chicago|
Kernersville|NC|US|36.120|-80.074|America/New_York|
Dickinson|ND|US|46.879|-102.790|America/Denver|
Old Bridge|NJ|US|40.415|-74.365|America/New_York|
Fort Washington|MD|US|38.707|-77.023|America/New_York|
Dinuba|CA|US|36.543|-119.387|America/Los_Angeles|
Arad||IL|31.259|35.213|Asia/Jerusalem|
Van Nest|NY|US|40.848|-73.864|America/New_York|
Barstow|CA|US|34.899|-117.023|America/Los_Angeles|
Fairland|MD|US|39.076|-76.958|America/New_York|
Brookings|SD|US|44.311|-96.798|America/Chicago|
Blue Island|IL|US|41.657|-87.680|America/Chicago|
Faribault|MN|US|44.295|-93.269|America/Chicago|
Baileys Crossroads|VA|US|38.850|-77.130|America/New_York|
Eagle|ID|US|43.695|-116.354|America/Boise|
Norland|FL|US|25.949|-80.212|America/New_York|
Scotch Plains|NJ|US|40.655|-74.390|America/New_York|
Glenville|OH|US|41.533|-81.617|America/New_York|
El Cerrito|CA|US|37.916|-122.312|America/Los_Angeles|
Brandon|MS|US|32.273|-89.986|America/Chicago|
Derby|KS|US|37.546|-97.269|America/Chicago|
Graham|WA|US|47.053|-122.294|America/Los_Angeles|
Ilchester|MD|US|39.251|-76.765|America/New_York|
Bayonet Point|FL|US|28.327|-82.683|America/New_York|
Easton|MA|US|42.025|-71.129|America/New_York|
Loves Park|IL|US|42.320|-89.058|America/Chicago|
Avon Lake|OH|US|41.505|-82.028|America/New_York|
San Lorenzo|CA|US|37.681|-122.124|America/Los_Angeles|
Morton Grove|IL|US|42.041|-87.783|America/Chicago|
Kingston|NY|US|41.927|-73.997|America/New_York|
McDonough|GA|US|33.447|-84.147|America/New_York|
Romulus|MI|US|42.222|-83.397|America/Detroit|
Rosemount|MN|US|44.739|-93.126|America/Chicago|
Mansfield|MA|US|42.033|-71.219|America/New_York|
Laguna Beach|CA|US|33.542|-117.783|America/Los_Angeles|
Springfield|PA|US|39.931|-75.320|America/New_York|
Bellview|FL|US|30.462|-87.315|America/Chicago|
Terrytown|LA|US|29.910|-90.033|America/Chicago|
Crestview|FL|US|30.762|-86.571|America/Chicago|
Keene|NH|US|42.934|-72.278|America/New_York|
Greenwood|SC|US|34.195|-82.162|America/New_York|
Gallup|NM|US|35.528|-108.743|America/Denver|
South Old Bridge|NJ|US|40.408|-74.354|America/New_York|
Duncan|OK|US|34.502|-97.958|America/Chicago|
Griffin|GA|US|33.247|-84.264|America/New_York|
Dolton|IL|US|41.639|-87.607|America/Chicago|
Webster Groves|MO|US|38.593|-90.357|America/Chicago|
Belton|MO|US|38.812|-94.532|America/Chicago|
Columbus|MS|US|33.496|-88.427|America/Chicago|
Denison|TX|US|33.756|-96.537|America/Chicago|
East Elmhurst|NY|US|40.761|-73.865|America/New_York|
Kerrville|TX|US|30.047|-99.140|America/Chicago|
Pooler|GA|US|32.115|-81.247|America/New_York|
Mequon|WI|US|43.216|-88.030|America/Chicago|
Vicksburg|MS|US|32.353|-90.878|America/Chicago|
Wright|FL|US|30.456|-86.638|America/Chicago|
Morrisania|NY|US|40.829|-73.907|America/New_York|
Palm City|FL|US|27.168|-80.266|America/New_York|
Middleborough|MA|US|41.893|-70.911|America/New_York|
Arnold|MD|US|39.032|-76.503|America/New_York|
Isla Vista|CA|US|34.413|-119.861|America/Los_Angeles|
Vero Beach South|FL|US|27.616|-80.413|America/New_York|
Van Buren|AR|US|35.437|-94.348|America/Chicago|
East Peoria|IL|US|40.666|-89.580|America/Chicago|
Landover|MD|US|38.934|-76.897|America/New_York|
Windham|CT|US|41.700|-72.157|America/New_York|
Jacksonville Beach|FL|US|30.295|-81.393|America/New_York|
Calabasas|CA|US|34.158|-118.638|America/Los_Angeles|
Solon|OH|US|41.390|-81.441|America/New_York|
Chantilly|VA|US|38.894|-77.431|America/New_York|
Candler-McAfee|GA|US|33.727|-84.272|America/New_York|
Roselle|IL|US|41.985|-88.080|America/Chicago|
Copiague|NY|US|40.681|-73.400|America/New_York|
Munster|IN|US|41.564|-87.513|America/Chicago|
Ladera Ranch|CA|US|33.571|-117.636|America/Los_Angeles|
Lisle|IL|US|41.801|-88.075|America/Chicago|
Picnic Point-North Lynnwood|WA|US|47.863|-122.295|America/Los_Angeles|
East Naples|FL|US|26.138|-81.766|America/New_York|
Crystal|MN|US|45.033|-93.360|America/Chicago|
Cloverleaf|TX|US|29.778|-95.172|America/Chicago|
Dixiana|AL|US|33.740|-86.649|America/Chicago|
Highland|IN|US|41.554|-87.452|America/Chicago|
Machesney Park|IL|US|42.347|-89.039|America/Chicago|
Morgan Park|IL|US|41.690|-87.667|America/Chicago|
Noe Valley|CA|US|37.750|-122.434|America/Los_Angeles|
East Tremont|NY|US|40.845|-73.891|America/New_York|
Pelham|AL|US|33.286|-86.810|America/Chicago|
Auburn|ME|US|44.098|-70.231|America/New_York|
Tremont|NY|US|40.850|-73.906|America/New_York|
Lincolnia|VA|US|38.818|-77.143|America/New_York|
Kiryas Joel|NY|US|41.342|-74.168|America/New_York|
Valinda|CA|US|34.045|-117.944|America/Los_Angeles|
Marysville|OH|US|40.236|-83.367|America/New_York|
Haines City|FL|US|28.114|-81.620|America/New_York|
Columbus|NE|US|41.430|-97.368|America/Chicago|
Bristol|RI|US|41.677|-71.266|America/New_York|
Millbrae|CA|US|37.599|-122.387|America/Los_Angeles|
Newberg|OR|US|45.300|-122.973|America/Los_Angeles|
The Crossings|FL|US|25.671|-80.401|America/New_York|
Valley Station|KY|US|38.111|-85.870|America/Kentucky/Louisville|
Lennox|CA|US|33.938|-118.353|America/Los_Angeles|
East Lake-Orient Park|FL|US|27.983|-82.379|America/New_York|
Farmington|MN|US|44.640|-93.144|America/Chicago|
Wilsonville|OR|US|45.300|-122.774|America/Los_Angeles|
Hutto|TX|US|30.543|-97.547|America/Chicago|
Bloomingdale|FL|US|27.894|-82.240|America/New_York|
West Odessa|TX|US|31.842|-102.499|America/Chicago|
Inglewood-Finn Hill|WA|US|47.720|-122.232|America/Los_Angeles|
Oak Harbor|WA|US|48.293|-122.643|America/Los_Angeles|
‘Ewa Gentry|HI|US|21.340|-158.030|Pacific/Honolulu|
Oak Ridge|FL|US|28.471|-81.425|America/New_York|
Rosemont|CA|US|38.552|-121.365|America/Los_Angeles|
Auburn Hills|MI|US|42.688|-83.234|America/Detroit|
Pottstown|PA|US|40.245|-75.650|America/New_York|
Leisure City|FL|US|25.495|-80.429|America/New_York|
West Puente Valley|CA|US|34.052|-117.968|America/Los_Angeles|
Maple Heights|OH|US|41.415|-81.566|America/New_York|
Willoughby|OH|US|41.640|-81.406|America/New_York|
Benbrook|TX|US|32.673|-97.461|America/Chicago|
Cranford|NJ|US|40.658|-74.300|America/New_York|
Garden City|NY|US|40.727|-73.634|America/New_York|
Farmington|UT|US|40.980|-111.887|America/Denver|
Wasco|IL|US|41.938|-88.405|America/Chicago|
Hastings|MN|US|44.743|-92.852|America/Chicago|
Avon|OH|US|41.452|-82.035|America/New_York|
Visitacion Valley|CA|US|37.717|-122.404|America/Los_Angeles|
North Augusta|SC|US|33.502|-81.965|America/New_York|
Guilford|CT|US|41.289|-72.682|America/New_York|
Cottage Lake|WA|US|47.744|-122.077|America/Los_Angeles|
Corcoran|CA|US|36.098|-119.560|America/Los_Angeles|
Melrose|NY|US|40.825|-73.910|America/New_York|
East Patchogue|NY|US|40.767|-72.996|America/New_York|
West Springfield|VA|US|38.773|-77.221|America/New_York|
Gan Yavne||IL|31.787|34.707|Asia/Jerusalem|
Hudson|OH|US|41.240|-81.441|America/New_York|
Port Hueneme|CA|US|34.148|-119.195|America/Los_Angeles|
Holiday|FL|US|28.188|-82.740|America/New_York|
Near South Side|IL|US|41.857|-87.625|America/Chicago|
Radcliff|KY|US|37.840|-85.949|America/New_York|
Hopewell|VA|US|37.304|-77.287|America/New_York|
New Castle|PA|US|41.004|-80.347|America/New_York|
Grand Boulevard|IL|US|41.814|-87.617|America/Chicago|
South Elgin|IL|US|41.994|-88.292|America/Chicago|
Prichard|AL|US|30.739|-88.079|America/Chicago|
New Brighton|MN|US|45.066|-93.202|America/Chicago|
Anniston|AL|US|33.660|-85.832|America/Chicago|
Palm Springs|FL|US|26.636|-80.096|America/New_York|
Ruston|LA|US|32.523|-92.638|America/Chicago|
Wilmington|MA|US|42.546|-71.174|America/New_York|
Midlothian|TX|US|32.482|-96.994|America/Chicago|
Oxford|MS|US|34.367|-89.519|America/Chicago|
Oakdale|CA|US|37.767|-120.847|America/Los_Angeles|
Darien|IL|US|41.752|-87.974|America/Chicago|
Bloomingdale|IL|US|41.958|-88.081|America/Chicago|
Venice|FL|US|27.100|-82.454|America/New_York|
Ludlow|MA|US|42.160|-72.476|America/New_York|
South Bradenton|FL|US|27.463|-82.582|America/New_York|
Hillside|NJ|US|40.701|-74.230|America/New_York|
North Plainfield|NJ|US|40.630|-74.427|America/New_York|
Acworth|GA|US|34.066|-84.678|America/New_York|
Pascagoula|MS|US|30.366|-88.556|America/Chicago|
Sunny Isles Beach|FL|US|25.951|-80.123|America/New_York|
Roseburg|OR|US|43.217|-123.342|America/Los_Angeles|
Oxford|OH|US|39.507|-84.745|America/New_York|
Merrick|NY|US|40.663|-73.552|America/New_York|
Somerset|NJ|US|40.498|-74.488|America/New_York|
Moses Lake|WA|US|47.130|-119.278|America/Los_Angeles|
Saginaw|TX|US|32.860|-97.364|America/Chicago|
Greater Northdale|FL|US|28.105|-82.526|America/New_York|
Northdale|FL|US|28.094|-82.506|America/New_York|
Summit|NJ|US|40.716|-74.365|America/New_York|
Watertown|SD|US|44.899|-97.115|America/Chicago|
Alliance|OH|US|40.915|-81.106|America/New_York|
LaPorte|IN|US|41.611|-86.723|America/Chicago|
Kalispell|MT|US|48.196|-114.313|America/Denver|
South Holland|IL|US|41.601|-87.607|America/Chicago|
Princeton|FL|US|25.538|-80.409|America/New_York|
Kiryat Shmona||IL|33.207|35.572|Asia/Jerusalem|קרית שמונה
Kenmore|WA|US|47.757|-122.244|America/Los_Angeles|
Del City|OK|US|35.442|-97.441|America/Chicago|
Derry|NH|US|42.881|-71.327|America/New_York|
Hamtramck|MI|US|42.393|-83.050|America/Detroit|
Great Kills|NY|US|40.554|-74.152|America/New_York|
Wekiwa Springs|FL|US|28.699|-81.426|America/New_York|
Leesburg|FL|US|28.811|-81.878|America/New_York|
Duarte|CA|US|34.139|-117.977|America/Los_Angeles|
Converse|TX|US|29.518|-98.316|America/Chicago|
Villa Park|IL|US|41.890|-87.989|America/Chicago|
Decatur|GA|US|33.775|-84.296|America/New_York|
Park Forest|IL|US|41.491|-87.674|America/Chicago|
Christiansburg|VA|US|37.130|-80.409|America/New_York|
Jurupa Valley|CA|US|33.993|-117.516|America/Los_Angeles|
Ashland|CA|US|37.695|-122.114|America/Los_Angeles|
West and East Lealman|FL|US|27.820|-82.689|America/New_York|
Farragut|TN|US|35.885|-84.154|America/New_York|
La Porte|IN|US|41.608|-86.714|America/Chicago|
Prairie Village|KS|US|38.992|-94.634|America/Chicago|
Smithfield|RI|US|41.922|-71.550|America/New_York|
Clarksville|IN|US|38.297|-85.760|America/Kentucky/Louisville|
Wadsworth|OH|US|41.026|-81.730|America/New_York|
Camas|WA|US|45.587|-122.400|America/Los_Angeles|
Fort Walton Beach|FL|US|30.421|-86.617|America/Chicago|
Geneva|IL|US|41.888|-88.305|America/Chicago|
Brent|FL|US|30.469|-87.236|America/Chicago|
South Euclid|OH|US|41.523|-81.518|America/New_York|
Brushy Creek|TX|US|30.514|-97.740|America/Chicago|
Windsor|CO|US|40.477|-104.901|America/Denver|
Westchase|FL|US|28.055|-82.610|America/New_York|
Sugar Hill|GA|US|34.106|-84.034|America/New_York|
Chillicothe|OH|US|39.333|-82.982|America/New_York|
South Lake Tahoe|CA|US|38.933|-119.984|America/Los_Angeles|
Anthem|AZ|US|33.867|-112.147|America/Phoenix|
West Carson|CA|US|33.822|-118.293|America/Los_Angeles|
Massapequa|NY|US|40.681|-73.474|America/New_York|
Canton|MA|US|42.158|-71.145|America/New_York|
Roselle|NJ|US|40.652|-74.259|America/New_York|
Lincoln|RI|US|41.921|-71.435|America/New_York|
Lumberton|NC|US|34.618|-79.010|America/New_York|
Taylors|SC|US|34.920|-82.296|America/New_York|
Kefar Yona||IL|32.317|34.935|Asia/Jerusalem|
Yucca Valley|CA|US|34.114|-116.432|America/Los_Angeles|
Westford|MA|US|42.579|-71.438|America/New_York|
Edgewater|FL|US|28.989|-80.902|America/New_York|
Allison Park|PA|US|40.560|-79.959|America/New_York|
Bay Point|CA|US|38.029|-121.962|America/Los_Angeles|
Portsmouth|NH|US|43.077|-70.758|America/New_York|
Sedalia|MO|US|38.704|-93.228|America/Chicago|
Naples|FL|US|26.142|-81.796|America/New_York|
Patterson|CA|US|37.472|-121.130|America/Los_Angeles|
Greenfield|IN|US|39.785|-85.769|America/Indiana/Indianapolis|
Waynesboro|VA|US|38.068|-78.889|America/New_York|
Albertville|AL|US|34.268|-86.209|America/Chicago|
Stoneham|MA|US|42.480|-71.100|America/New_York|
Perrysburg|OH|US|41.557|-83.627|America/New_York|
Erie|CO|US|40.050|-105.050|America/Denver|
maalot Tarshīhā||IL|33.017|35.267|Asia/Jerusalem|
Klamath Falls|OR|US|42.225|-121.782|America/Los_Angeles|
Clinton|UT|US|41.140|-112.050|America/Denver|
Green Valley|AZ|US|31.854|-110.994|America/Phoenix|
Evans|CO|US|40.376|-104.692|America/Denver|
Mandan|ND|US|46.827|-100.890|America/North_Dakota/New_Salem|
Winchester|MA|US|42.452|-71.137|America/New_York|
Okemos|MI|US|42.722|-84.427|America/Detroit|
Arnold|MO|US|38.433|-90.378|America/Chicago|
East Moline|IL|US|41.501|-90.444|America/Chicago|
West Pensacola|FL|US|30.427|-87.280|America/Chicago|
Kinston|NC|US|35.263|-77.582|America/New_York|
Shelbyville|TN|US|35.483|-86.460|America/Chicago|
Marquette|MI|US|46.544|-87.395|America/Detroit|
Fairfield Heights|IN|US|39.829|-86.382|America/Indiana/Indianapolis|
Biddeford|ME|US|43.493|-70.453|America/New_York|
Golden Valley|MN|US|45.010|-93.349|America/Chicago|
Canyon Lake|TX|US|29.875|-98.263|America/Chicago|
Oxford|AL|US|33.614|-85.835|America/Chicago|
Nesher||IL|32.766|35.044|Asia/Jerusalem|
South Milwaukee|WI|US|42.911|-87.861|America/Chicago|
Marina|CA|US|36.684|-121.802|America/Los_Angeles|
Mukilteo|WA|US|47.945|-122.305|America/Los_Angeles|
Rancho San Diego|CA|US|32.747|-116.935|America/Los_Angeles|
Charleston|IL|US|39.496|-88.176|America/Chicago|
Bedford|NH|US|42.946|-71.516|America/New_York|
Carrboro|NC|US|35.910|-79.075|America/New_York|
Crest Hill|IL|US|41.555|-88.099|America/Chicago|
Saint Andrews|SC|US|34.045|-81.129|America/New_York|
Ashland|KY|US|38.478|-82.638|America/New_York|
Hays|KS|US|38.879|-99.327|America/Chicago|
Ferguson|MO|US|38.744|-90.305|America/Chicago|
Conway|SC|US|33.836|-79.048|America/New_York|
Laurelton|NY|US|40.670|-73.747|America/New_York|
Lino Lakes|MN|US|45.160|-93.089|America/Chicago|
West Lake Stevens|WA|US|47.993|-122.102|America/Los_Angeles|
New Hope|MN|US|45.038|-93.387|America/Chicago|
Palm River-Clair Mel|FL|US|27.924|-82.379|America/New_York|
Trussville|AL|US|33.620|-86.609|America/Chicago|
Woodrow|NY|US|40.543|-74.198|America/New_York|
Corinth|TX|US|33.154|-97.065|America/Chicago|
Mountlake Terrace|WA|US|47.788|-122.309|America/Los_Angeles|
Chester|VA|US|37.357|-77.442|America/New_York|
Nixa|MO|US|37.043|-93.294|America/Chicago|
East Ridge|TN|US|35.014|-85.252|America/New_York|
Plainview|TX|US|34.185|-101.707|America/Chicago|
Grayslake|IL|US|42.344|-88.042|America/Chicago|
Agoura Hills|CA|US|34.136|-118.775|America/Los_Angeles|
Acton|MA|US|42.485|-71.433|America/New_York|
Sanford|ME|US|43.439|-70.774|America/New_York|
Silver Firs|WA|US|47.866|-122.155|America/Los_Angeles|
Hauppauge|NY|US|40.826|-73.203|America/New_York|
Kīhei|HI|US|20.765|-156.446|Pacific/Honolulu|
South El Monte|CA|US|34.052|-118.047|America/Los_Angeles|
Arvin|CA|US|35.209|-118.828|America/Los_Angeles|
Johnston|IA|US|41.673|-93.698|America/Chicago|
Gardner|KS|US|38.811|-94.927|America/Chicago|
Lathrop|CA|US|37.823|-121.277|America/Los_Angeles|
Ashland|OR|US|42.195|-122.709|America/Los_Angeles|
Sidney|OH|US|40.284|-84.156|America/New_York|
Birmingham|MI|US|42.547|-83.211|America/Detroit|
Sweetwater|FL|US|25.763|-80.373|America/New_York|
Milwaukie|OR|US|45.446|-122.639|America/Los_Angeles|
East Millcreek|UT|US|40.700|-111.810|America/Denver|
Grand Island|NY|US|43.033|-78.963|America/New_York|
Union City|GA|US|33.587|-84.542|America/New_York|
Woodlawn|VA|US|38.717|-77.133|America/New_York|
Piqua|OH|US|40.145|-84.242|America/New_York|
Tirah||IL|32.234|34.950|Asia/Jerusalem|
Lomita|CA|US|33.792|-118.315|America/Los_Angeles|
Cockeysville|MD|US|39.481|-76.644|America/New_York|
Easley|SC|US|34.830|-82.602|America/New_York|
New Springville|NY|US|40.593|-74.163|America/New_York|
Pleasantville|NJ|US|39.390|-74.524|America/New_York|
Liberal|KS|US|37.043|-100.921|America/Chicago|
Palisades Park|NJ|US|40.848|-73.998|America/New_York|
Jenks|OK|US|36.023|-95.968|America/Chicago|
Shoham||IL|31.999|34.946|Asia/Jerusalem|שוהם
Simpsonville|SC|US|34.737|-82.254|America/New_York|
Latham|NY|US|42.747|-73.759|America/New_York|
Darien|CT|US|41.079|-73.469|America/New_York|
Pleasant Prairie|WI|US|42.553|-87.933|America/Chicago|
Mountain Brook|AL|US|33.501|-86.752|America/Chicago|
Chambersburg|PA|US|39.938|-77.661|America/New_York|
Adrian|MI|US|41.898|-84.037|America/Detroit|
West Melbourne|FL|US|28.072|-80.653|America/New_York|
East Garfield Park|IL|US|41.881|-87.703|America/Chicago|
Rotterdam|NY|US|42.787|-73.971|America/New_York|
Lakeside|CA|US|32.857|-116.922|America/Los_Angeles|
Bethany|OR|US|45.558|-122.868|America/Los_Angeles|
Lake Worth Corridor|FL|US|26.616|-80.101|America/New_York|
Winter Gardens|CA|US|32.831|-116.933|America/Los_Angeles|
Lockport|NY|US|43.171|-78.690|America/New_York|
Lebanon|OH|US|39.435|-84.203|America/New_York|
Wade Hampton|SC|US|34.904|-82.333|America/New_York|
Murphy|TX|US|33.015|-96.613|America/Chicago|
Coralville|IA|US|41.676|-91.580|America/Chicago|
Ensley|FL|US|30.519|-87.273|America/Chicago|
Sapulpa|OK|US|35.999|-96.114|America/Chicago|
American Canyon|CA|US|38.175|-122.261|America/Los_Angeles|
South San Jose Hills|CA|US|34.013|-117.905|America/Los_Angeles|
Belton|TX|US|31.056|-97.464|America/Chicago|
Agoura|CA|US|34.143|-118.738|America/Los_Angeles|
Bayville|NJ|US|39.909|-74.155|America/New_York|
Arbutus|MD|US|39.255|-76.700|America/New_York|
Hammond|LA|US|30.505|-90.463|America/Chicago|
Libertyville|IL|US|42.283|-87.953|America/Chicago|
Pittsburg|KS|US|37.411|-94.705|America/Chicago|
Portsmouth|OH|US|38.732|-82.998|America/New_York|
Granite Bay|CA|US|38.763|-121.164|America/Los_Angeles|
Louisville|CO|US|39.978|-105.132|America/Denver|
Northfield|MN|US|44.458|-93.162|America/Chicago|
Rocky River|OH|US|41.476|-81.839|America/New_York|
Raymore|MO|US|38.802|-94.453|America/Chicago|
Middletown|DE|US|39.450|-75.716|America/New_York|
Havelock|NC|US|34.879|-76.901|America/New_York|
Harvey|LA|US|29.904|-90.077|America/Chicago|
Gardner|MA|US|42.575|-71.998|America/New_York|
Golden|CO|US|39.756|-105.221|America/Denver|
Douglas|IL|US|41.835|-87.618|America/Chicago|
Cartersville|GA|US|34.165|-84.802|America/New_York|
Ashland|OH|US|40.869|-82.318|America/New_York|
Oakleaf Plantation|FL|US|30.171|-81.835|America/New_York|
Affton|MO|US|38.551|-90.333|America/Chicago|
Ramona|CA|US|33.042|-116.868|America/Los_Angeles|
Cambria Heights|NY|US|40.695|-73.738|America/New_York|
Elmwood Park|NJ|US|40.904|-74.118|America/New_York|
Elko|NV|US|40.832|-115.763|America/Los_Angeles|
Hollis|NY|US|40.713|-73.767|America/New_York|
Brooklyn Heights|NY|US|40.695|-73.994|America/New_York|
Nogales|AZ|US|31.340|-110.934|America/Phoenix|
Parma Heights|OH|US|41.390|-81.760|America/New_York|
La Cañada Flintridge|CA|US|34.199|-118.188|America/Los_Angeles|
Sderot||IL|31.525|34.597|Asia/Jerusalem|שדרות
Mustang|OK|US|35.384|-97.724|America/Chicago|
Rose Hill|VA|US|38.789|-77.113|America/New_York|
East Northport|NY|US|40.877|-73.325|America/New_York|
Glen Avon|CA|US|34.012|-117.485|America/Los_Angeles|
Sulphur|LA|US|30.237|-93.377|America/Chicago|
Shelby|NC|US|35.292|-81.536|America/New_York|
Montville Center|CT|US|41.479|-72.151|America/New_York|
Ferndale|MI|US|42.461|-83.135|America/Detroit|
South Saint Paul|MN|US|44.893|-93.035|America/Chicago|
Lynn Haven|FL|US|30.245|-85.648|America/Chicago|
Lents|OR|US|45.480|-122.567|America/Los_Angeles|
Lake Ronkonkoma|NY|US|40.835|-73.131|America/New_York|
Lexington|SC|US|33.982|-81.236|America/New_York|
Murrysville|PA|US|40.428|-79.698|America/New_York|
Cumberland|MD|US|39.653|-78.763|America/New_York|
Stephenville|TX|US|32.221|-98.202|America/Chicago|
Oregon|OH|US|41.644|-83.487|America/New_York|
Eastmont|WA|US|47.897|-122.182|America/Los_Angeles|
Monroe|MI|US|41.916|-83.398|America/Detroit|
Coconut Grove|FL|US|25.713|-80.257|America/New_York|
West Mifflin|PA|US|40.363|-79.866|America/New_York|
Mill Creek|WA|US|47.860|-122.204|America/Los_Angeles|
Pace|FL|US|30.599|-87.161|America/Chicago|
Miamisburg|OH|US|39.643|-84.287|America/New_York|
Palm Valley|FL|US|30.177|-81.388|America/New_York|
Rolla|MO|US|37.951|-91.771|America/Chicago|
Tukwila|WA|US|47.474|-122.261|America/Los_Angeles|
DeBary|FL|US|28.883|-81.309|America/New_York|
Lyndhurst|NJ|US|40.812|-74.124|America/New_York|
Lake Zurich|IL|US|42.197|-88.093|America/Chicago|
Germantown|WI|US|43.229|-88.110|America/Chicago|
Bryant|AR|US|34.596|-92.489|America/Chicago|
Eustis|FL|US|28.853|-81.685|America/New_York|
Universal City|TX|US|29.548|-98.291|America/Chicago|
Newburg|KY|US|38.160|-85.660|America/Kentucky/Louisville|
Johnstown|PA|US|40.327|-78.922|America/New_York|
Socastee|SC|US|33.684|-78.998|America/New_York|
Ypsilanti|MI|US|42.241|-83.613|America/Detroit|
North Bellmore|NY|US|40.691|-73.533|America/New_York|
King of Prussia|PA|US|40.089|-75.396|America/New_York|
Hayesville|OR|US|44.986|-122.983|America/Los_Angeles|
Warrensburg|MO|US|38.763|-93.736|America/Chicago|
Mokena|IL|US|41.526|-87.889|America/Chicago|
Norwood|OH|US|39.156|-84.460|America/New_York|
Mariners Harbor|NY|US|40.637|-74.159|America/New_York|
Bonney Lake|WA|US|47.177|-122.187|America/Los_Angeles|
Dickinson|TX|US|29.461|-95.051|America/Chicago|
Clifton|CO|US|39.092|-108.449|America/Denver|
Lealman|FL|US|27.821|-82.679|America/New_York|
Hermosa Beach|CA|US|33.862|-118.400|America/Los_Angeles|
Selden|NY|US|40.866|-73.036|America/New_York|
Clemmons|NC|US|36.022|-80.382|America/New_York|
West Chester|PA|US|39.961|-75.608|America/New_York|
Evergreen Park|IL|US|41.721|-87.702|America/Chicago|
Southbury|CT|US|41.481|-73.213|America/New_York|
Baldwin|PA|US|40.338|-79.979|America/New_York|
Marblehead|MA|US|42.500|-70.858|America/New_York|
Norton|MA|US|41.967|-71.187|America/New_York|
Plattsburgh|NY|US|44.699|-73.453|America/New_York|
North Salt Lake|UT|US|40.849|-111.907|America/Denver|
Sand Springs|OK|US|36.140|-96.109|America/Chicago|
Painesville|OH|US|41.724|-81.246|America/New_York|
Greenfield|MA|US|42.588|-72.600|America/New_York|
Pickerington|OH|US|39.884|-82.754|America/New_York|
New Canaan|CT|US|41.147|-73.495|America/New_York|
Albany|CA|US|37.887|-122.298|America/Los_Angeles|
Snellville|GA|US|33.857|-84.020|America/New_York|
Sparta|NJ|US|41.033|-74.638|America/New_York|
Columbia Heights|MN|US|45.041|-93.263|America/Chicago|
Holtsville|NY|US|40.815|-73.045|America/New_York|
Salmon Creek|WA|US|45.711|-122.649|America/Los_Angeles|
La Crescenta-Montrose|CA|US|34.232|-118.235|America/Los_Angeles|
Spanish Lake|MO|US|38.788|-90.216|America/Chicago|
Willmar|MN|US|45.122|-95.043|America/Chicago|
Tysons Corner|VA|US|38.919|-77.231|America/New_York|
Forest Lake|MN|US|45.279|-92.985|America/Chicago|
Bethany|OK|US|35.519|-97.632|America/Chicago|
Rahat||IL|31.395|34.757|Asia/Jerusalem|
Sun City|CA|US|33.709|-117.197|America/Los_Angeles|
Montclair|VA|US|38.611|-77.340|America/New_York|
Lynbrook|NY|US|40.655|-73.672|America/New_York|
Orchards|WA|US|45.667|-122.561|America/Los_Angeles|
Eastchester|NY|US|40.958|-73.809|America/New_York|
Payson|UT|US|40.044|-111.732|America/Denver|
West Saint Paul|MN|US|44.916|-93.102|America/Chicago|
Madisonville|KY|US|37.328|-87.499|America/Chicago|
Ives Estates|FL|US|25.962|-80.177|America/New_York|
Selma|AL|US|32.407|-87.021|America/Chicago|
Papillion|NE|US|41.154|-96.042|America/Chicago|
Montgomery|IL|US|41.731|-88.346|America/Chicago|
Badger|AK|US|64.800|-147.533|America/Anchorage|
Seymour|IN|US|38.959|-85.890|America/Indiana/Indianapolis|
Lake Shore|MD|US|39.107|-76.485|America/New_York|
McKeesport|PA|US|40.348|-79.864|America/New_York|
Pinecrest|FL|US|25.667|-80.308|America/New_York|
Weirton Heights|WV|US|40.408|-80.539|America/New_York|
Port Angeles|WA|US|48.118|-123.431|America/Los_Angeles|
Hazel Dell|WA|US|45.672|-122.663|America/Los_Angeles|
Angleton|TX|US|29.169|-95.432|America/Chicago|
Fernley|NV|US|39.608|-119.252|America/Los_Angeles|
Alice|TX|US|27.752|-98.070|America/Chicago|
Lake Forest|IL|US|42.259|-87.841|America/Chicago|
Battle Ground|WA|US|45.781|-122.533|America/Los_Angeles|
Dixon|CA|US|38.445|-121.823|America/Los_Angeles|
Forest Park|GA|US|33.622|-84.369|America/New_York|
Mamaroneck|NY|US|40.949|-73.733|America/New_York|
Homewood|IL|US|41.557|-87.666|America/Chicago|
Bear|DE|US|39.629|-75.658|America/New_York|
Bayou Cane|LA|US|29.624|-90.751|America/Chicago|
Orange|TX|US|30.093|-93.737|America/Chicago|
Alsip|IL|US|41.669|-87.739|America/Chicago|
Lutz|FL|US|28.151|-82.461|America/New_York|
Green Haven|MD|US|39.140|-76.548|America/New_York|
Lexington|NC|US|35.824|-80.253|America/New_York|
Bellwood|IL|US|41.881|-87.883|America/Chicago|
Clayton|NC|US|35.651|-78.456|America/New_York|
Central Falls|RI|US|41.891|-71.392|America/New_York|
Sun Valley|NV|US|39.596|-119.776|America/Los_Angeles|
Horizon City|TX|US|31.693|-106.207|America/Denver|
Sherwood|OR|US|45.357|-122.840|America/Los_Angeles|
Waterford|CT|US|41.342|-72.136|America/New_York|
Orinda|CA|US|37.877|-122.180|America/Los_Angeles|
Pinole|CA|US|38.004|-122.299|America/Los_Angeles|
Woodbridge|NJ|US|40.558|-74.285|America/New_York|
Sun City Center|FL|US|27.718|-82.352|America/New_York|
Rosedale|MD|US|39.320|-76.516|America/New_York|
Altamont|OR|US|42.207|-121.737|America/Los_Angeles|
Howard|WI|US|44.544|-88.088|America/Chicago|
Alamo|TX|US|26.184|-98.123|America/Chicago|
Broadview Heights|OH|US|41.314|-81.685|America/New_York|
Upper Saint Clair|PA|US|40.336|-80.083|America/New_York|
Haslett|MI|US|42.747|-84.401|America/Detroit|
West Elsdon|IL|US|41.794|-87.725|America/Chicago|
Newton|KS|US|38.047|-97.345|America/Chicago|
Glassboro|NJ|US|39.703|-75.112|America/New_York|
Altus|OK|US|34.638|-99.334|America/Chicago|
Blythe|CA|US|33.610|-114.596|America/Los_Angeles|
Silverdale|WA|US|47.645|-122.695|America/Los_Angeles|
Covington|WA|US|47.358|-122.122|America/Los_Angeles|
Matteson|IL|US|41.504|-87.713|America/Chicago|
Tumwater|WA|US|47.007|-122.909|America/Los_Angeles|
Old Jamestown|MO|US|38.835|-90.285|America/Chicago|
Weirton|WV|US|40.419|-80.590|America/New_York|
White Oak|OH|US|39.213|-84.599|America/New_York|
Carlisle|PA|US|40.201|-77.189|America/New_York|
Mineola|NY|US|40.749|-73.641|America/New_York|
Shelbyville|IN|US|39.521|-85.777|America/Indiana/Indianapolis|
Tullahoma|TN|US|35.362|-86.209|America/Chicago|
Ozark|MO|US|37.021|-93.206|America/Chicago|
Secaucus|NJ|US|40.790|-74.057|America/New_York|
Jacksonville|IL|US|39.734|-90.229|America/Chicago|
Fairwood|WA|US|47.448|-122.157|America/Los_Angeles|
Madison|CT|US|41.280|-72.598|America/New_York|
Camp Springs|MD|US|38.804|-76.907|America/New_York|
Ronkonkoma|NY|US|40.815|-73.112|America/New_York|
Saco|ME|US|43.501|-70.443|America/New_York|
Maple Shade|NJ|US|39.953|-74.992|America/New_York|
Hawthorne|NJ|US|40.949|-74.154|America/New_York|
Fresno|TX|US|29.539|-95.447|America/Chicago|
East Massapequa|NY|US|40.673|-73.437|America/New_York|
Amherst Center|MA|US|42.375|-72.519|America/New_York|
Montrose|CO|US|38.478|-107.876|America/Denver|
Brownwood|TX|US|31.709|-98.991|America/Chicago|
Southbridge|MA|US|42.075|-72.033|America/New_York|
Deerfield|IL|US|42.171|-87.845|America/Chicago|
Castaic|CA|US|34.489|-118.623|America/Los_Angeles|
Ennis|TX|US|32.329|-96.625|America/Chicago|
Ellensburg|WA|US|46.997|-120.548|America/Los_Angeles|
Claremore|OK|US|36.313|-95.616|America/Chicago|
Tirat Karmel||IL|32.760|34.972|Asia/Jerusalem|
Waukee|IA|US|41.612|-93.885|America/Chicago|
Jasmine Estates|FL|US|28.293|-82.690|America/New_York|
Melville|NY|US|40.793|-73.415|America/New_York|
Kew Gardens|NY|US|40.714|-73.831|America/New_York|
Middleton|WI|US|43.097|-89.504|America/Chicago|
Bartow|FL|US|27.896|-81.843|America/New_York|
Sylvania|OH|US|41.719|-83.713|America/Detroit|
Rio Rico|AZ|US|31.471|-110.976|America/Phoenix|
Murray|KY|US|36.610|-88.315|America/Chicago|
Arlington|WA|US|48.199|-122.125|America/Los_Angeles|
North Druid Hills|GA|US|33.817|-84.313|America/New_York|
Brookfield|IL|US|41.824|-87.852|America/Chicago|
North Bay Shore|NY|US|40.736|-73.263|America/New_York|
Milledgeville|GA|US|33.080|-83.232|America/New_York|
Stillwater|MN|US|45.056|-92.806|America/Chicago|
Maghār||IL|32.890|35.407|Asia/Jerusalem|
Cortland|NY|US|42.601|-76.180|America/New_York|
Berea|OH|US|41.366|-81.854|America/New_York|
Twinsburg|OH|US|41.313|-81.440|America/New_York|
Wantagh|NY|US|40.684|-73.510|America/New_York|
West Hempstead|NY|US|40.705|-73.650|America/New_York|
Ansonia|CT|US|41.346|-73.079|America/New_York|
Troy|AL|US|31.809|-85.970|America/Chicago|
Mayfield Heights|OH|US|41.519|-81.458|America/New_York|
Laurel|MS|US|31.694|-89.131|America/Chicago|
Syosset|NY|US|40.826|-73.502|America/New_York|
Brook Park|OH|US|41.398|-81.805|America/New_York|
Union Hill-Novelty Hill|WA|US|47.679|-122.028|America/Los_Angeles|
Erlanger|KY|US|39.017|-84.601|America/New_York|
Rossville|NY|US|40.556|-74.213|America/New_York|
South Burlington|VT|US|44.467|-73.171|America/New_York|
Mount Greenwood|IL|US|41.698|-87.709|America/Chicago|
Casa de Oro-Mount Helix|CA|US|32.764|-116.969|America/Los_Angeles|
Langley Park|MD|US|38.989|-76.981|America/New_York|
Brigham City|UT|US|41.510|-112.016|America/Denver|
Thomasville|GA|US|30.837|-83.979|America/New_York|
Fairmont|WV|US|39.485|-80.143|America/New_York|
Fairhope|AL|US|30.523|-87.903|America/Chicago|
Greater Upper Marlboro|MD|US|38.831|-76.748|America/New_York|
Frederickson|WA|US|47.096|-122.359|America/Los_Angeles|
Iselin|NJ|US|40.575|-74.322|America/New_York|
Suwanee|GA|US|34.051|-84.071|America/New_York|
Whitehall|OH|US|39.967|-82.885|America/New_York|
Rutherford|NJ|US|40.826|-74.107|America/New_York|
Islip|NY|US|40.730|-73.210|America/New_York|
Forest Park|OH|US|39.290|-84.504|America/New_York|
Westminster|MD|US|39.575|-76.996|America/New_York|
Frankfort|IL|US|41.496|-87.849|America/Chicago|
Niles|OH|US|41.183|-80.765|America/New_York|
Marshfield|WI|US|44.669|-90.172|America/Chicago|
Lorton|VA|US|38.704|-77.228|America/New_York|
Morristown|NJ|US|40.797|-74.482|America/New_York|
Gautier|MS|US|30.386|-88.612|America/Chicago|
Bourbonnais|IL|US|41.154|-87.888|America/Chicago|
Goodings Grove|IL|US|41.629|-87.931|America/Chicago|
Macomb|IL|US|40.459|-90.672|America/Chicago|
Point Pleasant|NJ|US|40.083|-74.068|America/New_York|
Bellaire|TX|US|29.706|-95.459|America/Chicago|
El Reno|OK|US|35.532|-97.955|America/Chicago|
Chowchilla|CA|US|37.123|-120.260|America/Los_Angeles|
Mead Valley|CA|US|33.833|-117.296|America/Los_Angeles|
Hyattsville|MD|US|38.956|-76.946|America/New_York|
Givat Shmuel||IL|32.078|34.849|Asia/Jerusalem|גבעת שמואל
Happy Valley|OR|US|45.447|-122.530|America/Los_Angeles|
Augusta|ME|US|44.311|-69.779|America/New_York|
Onalaska|WI|US|43.884|-91.235|America/Chicago|
Round Lake|IL|US|42.353|-88.093|America/Chicago|
Stafford|TX|US|29.616|-95.558|America/Chicago|
Yorkville|IL|US|41.641|-88.447|America/Chicago|
Winchester|KY|US|37.990|-84.180|America/New_York|
North Ogden|UT|US|41.307|-111.960|America/Denver|
Bensenville|IL|US|41.955|-87.940|America/Chicago|
Forney|TX|US|32.748|-96.472|America/Chicago|
Monsey|NY|US|41.111|-74.068|America/New_York|
Fern Creek|KY|US|38.160|-85.588|America/Kentucky/Louisville|
Shenandoah|LA|US|30.401|-91.001|America/Chicago|
El Dorado|AR|US|33.208|-92.666|America/Chicago|
Trenton|MI|US|42.139|-83.178|America/Detroit|
Ashtabula|OH|US|41.865|-80.790|America/New_York|
Natchitoches|LA|US|31.761|-93.086|America/Chicago|
Cudahy|WI|US|42.960|-87.861|America/Chicago|
Dover|NJ|US|40.884|-74.562|America/New_York|
Ottawa|IL|US|41.346|-88.843|America/Chicago|
Shafter|CA|US|35.501|-119.272|America/Los_Angeles|
Amesbury|MA|US|42.858|-70.930|America/New_York|
Franklin Park|IL|US|41.935|-87.866|America/Chicago|
Meadowbrook|VA|US|37.449|-77.474|America/New_York|
McAlester|OK|US|34.933|-95.770|America/Chicago|
Punta Gorda Isles|FL|US|26.918|-82.078|America/New_York|
Palestine|TX|US|31.762|-95.631|America/Chicago|
Sherrelwood|CO|US|39.838|-105.001|America/Denver|
Creve Coeur|MO|US|38.661|-90.423|America/Chicago|
Ballenger Creek|MD|US|39.373|-77.435|America/New_York|
Cinco Ranch|TX|US|29.739|-95.758|America/Chicago|
Helena|AL|US|33.296|-86.844|America/Chicago|
Palmer|MA|US|42.158|-72.329|America/New_York|
Belle Glade|FL|US|26.685|-80.668|America/New_York|
Makakilo|HI|US|21.352|-158.087|Pacific/Honolulu|
Franconia|VA|US|38.782|-77.146|America/New_York|
Eastlake|OH|US|41.654|-81.450|America/New_York|
Manchester|MO|US|38.597|-90.509|America/Chicago|
Cameron Park|CA|US|38.669|-120.987|America/Los_Angeles|
Steubenville|OH|US|40.370|-80.634|America/New_York|
Springboro|OH|US|39.552|-84.233|America/New_York|
Wallingford Center|CT|US|41.450|-72.819|America/New_York|
Lanham-Seabrook|MD|US|38.968|-76.851|America/New_York|
Clark-Fulton|OH|US|41.464|-81.710|America/New_York|
Farmington|MO|US|37.781|-90.422|America/Chicago|
Pampa|TX|US|35.536|-100.960|America/Chicago|
Somerset|MA|US|41.770|-71.129|America/New_York|
Florida Ridge|FL|US|27.580|-80.387|America/New_York|
Five Corners|WA|US|45.685|-122.575|America/Los_Angeles|
Boone|NC|US|36.217|-81.675|America/New_York|
Seminole|FL|US|27.840|-82.791|America/New_York|
Punta Gorda|FL|US|26.930|-82.045|America/New_York|
Rosamond|CA|US|34.864|-118.163|America/Los_Angeles|
Cutler|FL|US|25.615|-80.311|America/New_York|
Mattoon|IL|US|39.483|-88.373|America/Chicago|
Arroyo Grande|CA|US|35.119|-120.591|America/Los_Angeles|
Monroe|WA|US|47.855|-121.971|America/Los_Angeles|
Rancho Mirage|CA|US|33.740|-116.413|America/Los_Angeles|
Limerick|PA|US|40.231|-75.522|America/New_York|
Wilton|CT|US|41.195|-73.438|America/New_York|
Huntington|NY|US|40.868|-73.426|America/New_York|
Ojus|FL|US|25.948|-80.151|America/New_York|
Santa Fe Springs|CA|US|33.947|-118.085|America/Los_Angeles|
Vincennes|IN|US|38.677|-87.529|America/Indiana/Vincennes|
Amsterdam|NY|US|42.939|-74.188|America/New_York|
Durango|CO|US|37.275|-107.880|America/Denver|
Dumont|NJ|US|40.941|-73.997|America/New_York|
Hanahan|SC|US|32.919|-80.022|America/New_York|
Central Point|OR|US|42.376|-122.916|America/Los_Angeles|
Highland|UT|US|40.425|-111.794|America/Denver|
Elizabeth City|NC|US|36.295|-76.251|America/New_York|
Newburyport|MA|US|42.813|-70.877|America/New_York|
Rockland|MA|US|42.131|-70.916|America/New_York|
Westbrook|ME|US|43.677|-70.371|America/New_York|
St. Marys|GA|US|30.731|-81.546|America/New_York|
Cary|IL|US|42.212|-88.238|America/Chicago|
Lackawanna|NY|US|42.826|-78.823|America/New_York|
Westerly|RI|US|41.378|-71.827|America/New_York|
Maumelle|AR|US|34.867|-92.404|America/Chicago|
Leland|NC|US|34.256|-78.045|America/New_York|
Wisconsin Rapids|WI|US|44.384|-89.817|America/Chicago|
Lenoir|NC|US|35.914|-81.539|America/New_York|
North Massapequa|NY|US|40.701|-73.462|America/New_York|
Scarsdale|NY|US|41.005|-73.785|America/New_York|
Nanuet|NY|US|41.089|-74.013|America/New_York|
Gretna|LA|US|29.915|-90.054|America/Chicago|
Sheridan|WY|US|44.797|-106.956|America/Denver|
North Amityville|NY|US|40.698|-73.425|America/New_York|
Arcata|CA|US|40.867|-124.083|America/Los_Angeles|
Hannibal|MO|US|39.708|-91.358|America/Chicago|
Wahiawā|HI|US|21.503|-158.025|Pacific/Honolulu|
Colonial Heights|VA|US|37.268|-77.407|America/New_York|
Marion|IL|US|37.731|-88.933|America/Chicago|
Colonia|NJ|US|40.575|-74.302|America/New_York|
Logansport|IN|US|40.754|-86.357|America/Indiana/Indianapolis|
Oswego|NY|US|43.455|-76.510|America/New_York|
Linda|CA|US|39.128|-121.551|America/Los_Angeles|
Tinton Falls|NJ|US|40.304|-74.100|America/New_York|
Godfrey|IL|US|38.956|-90.187|America/Chicago|
Portsmouth|RI|US|41.602|-71.250|America/New_York|
West Garfield Park|IL|US|41.881|-87.729|America/Chicago|
Willimantic|CT|US|41.711|-72.208|America/New_York|
Calverton|MD|US|39.058|-76.936|America/New_York|
Oxon Hill|MD|US|38.803|-76.990|America/New_York|
Takoma Park|MD|US|38.978|-77.007|America/New_York|
Wallingford|CT|US|41.457|-72.823|America/New_York|
Sycamore|IL|US|41.989|-88.687|America/Chicago|
Cocoa|FL|US|28.386|-80.742|America/New_York|
Martinsburg|WV|US|39.456|-77.964|America/New_York|
Marco Island|FL|US|25.941|-81.718|America/New_York|
Tiffin|OH|US|41.114|-83.178|America/New_York|
Albert Lea|MN|US|43.648|-93.368|America/Chicago|
Ariel||IL|32.106|35.184|Asia/Jerusalem|
South Hadley|MA|US|42.258|-72.575|America/New_York|
Shaw|DC|US|38.912|-77.021|America/New_York|
Ocean Springs|MS|US|30.411|-88.828|America/Chicago|
Hinsdale|IL|US|41.801|-87.937|America/Chicago|
New Castle|IN|US|39.929|-85.370|America/Indiana/Indianapolis|
Winthrop|MA|US|42.375|-70.983|America/New_York|
Lindenwold|NJ|US|39.824|-74.998|America/New_York|
Kafr Kannā||IL|32.747|35.342|Asia/Jerusalem|
Kenwood|IL|US|41.809|-87.598|America/Chicago|
Bay City|TX|US|28.983|-95.969|America/Chicago|
Hopkins|MN|US|44.925|-93.463|America/Chicago|
Allendale|MI|US|42.972|-85.954|America/Detroit|
Menasha|WI|US|44.202|-88.447|America/Chicago|
Palos Hills|IL|US|41.697|-87.817|America/Chicago|
Prunedale|CA|US|36.776|-121.670|America/Los_Angeles|
Culpeper|VA|US|38.473|-77.997|America/New_York|
Stevenson Ranch|CA|US|34.390|-118.574|America/Los_Angeles|
South Houston|TX|US|29.663|-95.235|America/Chicago|
Judeida Makr||IL|32.928|35.157|Asia/Jerusalem|
Kirksville|MO|US|40.195|-92.583|America/Chicago|
Tallmadge|OH|US|41.101|-81.442|America/New_York|
North Babylon|NY|US|40.716|-73.322|America/New_York|
Mesquite|NV|US|36.806|-114.067|America/Los_Angeles|
New Philadelphia|OH|US|40.490|-81.446|America/New_York|
Saint Matthews|KY|US|38.253|-85.656|America/Kentucky/Louisville|
Maitland|FL|US|28.628|-81.363|America/New_York|
North Aurora|IL|US|41.806|-88.327|America/Chicago|
Safety Harbor|FL|US|27.991|-82.693|America/New_York|
North Canton|OH|US|40.876|-81.402|America/New_York|
East Hemet|CA|US|33.740|-116.939|America/Los_Angeles|
White Oak|MD|US|39.040|-76.993|America/New_York|
Radford|VA|US|37.132|-80.576|America/New_York|
Tillmans Corner|AL|US|30.590|-88.171|America/Chicago|
Detroit-Shoreway|OH|US|41.478|-81.730|America/New_York|
Anoka|MN|US|45.198|-93.387|America/Chicago|
East Cleveland|OH|US|41.533|-81.579|America/New_York|
Sudbury|MA|US|42.383|-71.416|America/New_York|
Plainville|CT|US|41.675|-72.858|America/New_York|
Kafr Qāsim||IL|32.114|34.976|Asia/Jerusalem|
Ada|OK|US|34.775|-96.678|America/Chicago|
Middletown|RI|US|41.546|-71.291|America/New_York|
Glassmanor|MD|US|38.819|-76.999|America/New_York|
South Orange|NJ|US|40.749|-74.261|America/New_York|
Idylwood|VA|US|38.895|-77.212|America/New_York|
Seabrook|MD|US|38.968|-76.847|America/New_York|
Durant|OK|US|33.994|-96.371|America/Chicago|
Killingly Center|CT|US|41.839|-71.869|America/New_York|
Kings Park|NY|US|40.886|-73.257|America/New_York|
Canby|OR|US|45.263|-122.693|America/Los_Angeles|
Poplar Bluff|MO|US|36.757|-90.393|America/Chicago|
Moraga|CA|US|37.835|-122.130|America/Los_Angeles|
Redland|MD|US|39.145|-77.144|America/New_York|
Massapequa Park|NY|US|40.680|-73.455|America/New_York|
Kuna|ID|US|43.492|-116.420|America/Boise|
Foley|AL|US|30.407|-87.684|America/Chicago|
Ruskin|FL|US|27.721|-82.433|America/New_York|
Hermiston|OR|US|45.840|-119.289|America/Los_Angeles|
Nederland|TX|US|29.974|-93.992|America/Chicago|
Greenfield|CA|US|36.321|-121.244|America/Los_Angeles|
Ashwaubenon|WI|US|44.482|-88.070|America/Chicago|
Live Oak|CA|US|36.984|-121.981|America/Los_Angeles|
Bristol|VA|US|36.596|-82.188|America/New_York|
Okolona|KY|US|38.141|-85.688|America/Kentucky/Louisville|
Bayside|CA|US|40.842|-124.064|America/Los_Angeles|
Wyckoff|NJ|US|41.010|-74.173|America/New_York|
Woodmere|NY|US|40.632|-73.713|America/New_York|
Huntington|IN|US|40.883|-85.497|America/Indiana/Indianapolis|
Imperial|CA|US|32.848|-115.569|America/Los_Angeles|
Wayne|MI|US|42.281|-83.386|America/Detroit|
White Settlement|TX|US|32.760|-97.458|America/Chicago|
Eloy|AZ|US|32.756|-111.555|America/Phoenix|
Beckley|WV|US|37.778|-81.188|America/New_York|
Broad Ripple|IN|US|39.867|-86.142|America/Indiana/Indianapolis|
El Segundo|CA|US|33.919|-118.416|America/Los_Angeles|
Holden|MA|US|42.352|-71.863|America/New_York|
Avenel|NJ|US|40.580|-74.285|America/New_York|
East Setauket|NY|US|40.941|-73.106|America/New_York|
Goodlettsville|TN|US|36.323|-86.713|America/Chicago|
Fayetteville|GA|US|33.449|-84.455|America/New_York|
Colchester|VT|US|44.544|-73.148|America/New_York|
Altoona|IA|US|41.644|-93.465|America/Chicago|
Terrell|TX|US|32.736|-96.275|America/Chicago|
Artesia|CA|US|33.866|-118.083|America/Los_Angeles|
South Ogden|UT|US|41.192|-111.971|America/Denver|
La Vista|NE|US|41.184|-96.031|America/Chicago|
Hanover|MA|US|42.113|-70.812|America/New_York|
Tanque Verde|AZ|US|32.252|-110.737|America/Phoenix|
Qalansuwa||IL|32.285|34.981|Asia/Jerusalem|
Glenvar Heights|FL|US|25.708|-80.326|America/New_York|
Pendleton|OR|US|45.672|-118.789|America/Los_Angeles|
Centerville|UT|US|40.918|-111.872|America/Denver|
Sayville|NY|US|40.736|-73.082|America/New_York|
Clarksdale|MS|US|34.200|-90.571|America/Chicago|
Fairview Heights|IL|US|38.589|-89.990|America/Chicago|
Norwalk|OH|US|41.243|-82.616|America/New_York|
San Carlos Park|FL|US|26.467|-81.801|America/New_York|
Concord|MA|US|42.460|-71.349|America/New_York|
Springfield|TN|US|36.509|-86.885|America/Chicago|
New Milford|NJ|US|40.935|-74.019|America/New_York|
Bet She’an||IL|32.497|35.496|Asia/Jerusalem|
North Attleborough Center|MA|US|41.973|-71.325|America/New_York|
Country Club Hills|IL|US|41.568|-87.720|America/Chicago|
Lemont|IL|US|41.674|-88.002|America/Chicago|
Sartell|MN|US|45.622|-94.207|America/Chicago|
Dyersburg|TN|US|36.035|-89.386|America/Chicago|
Defiance|OH|US|41.284|-84.356|America/New_York|
Beltsville|MD|US|39.035|-76.907|America/New_York|
Centralia|WA|US|46.716|-122.954|America/Los_Angeles|
Chalmette|LA|US|29.943|-89.965|America/Chicago|
Shorewood|IL|US|41.520|-88.202|America/Chicago|
Ferndale|MD|US|39.183|-76.640|America/New_York|
Mount Vernon|OH|US|40.393|-82.486|America/New_York|
Westchester|IL|US|41.851|-87.882|America/Chicago|
Bluffton|SC|US|32.237|-80.860|America/New_York|
Tifton|GA|US|31.450|-83.508|America/New_York|
Auburn|MA|US|42.195|-71.836|America/New_York|
Nipomo|CA|US|35.043|-120.476|America/Los_Angeles|
Laurel|VA|US|37.643|-77.509|America/New_York|
Taylor|TX|US|30.571|-97.409|America/Chicago|
North Decatur|GA|US|33.790|-84.306|America/New_York|
Morganton|NC|US|35.745|-81.685|America/New_York|
Danville|KY|US|37.646|-84.772|America/New_York|
Barrington|RI|US|41.741|-71.309|America/New_York|
Washington|IL|US|40.704|-89.407|America/Chicago|
Phoenixville|PA|US|40.130|-75.515|America/New_York|
Mercedes|TX|US|26.150|-97.914|America/Chicago|
Center Point|AL|US|33.646|-86.684|America/Chicago|
Lemay|MO|US|38.533|-90.279|America/Chicago|
Wolcott|CT|US|41.602|-72.987|America/New_York|
Norcross|GA|US|33.941|-84.214|America/New_York|
Troutdale|OR|US|45.539|-122.387|America/Los_Angeles|
Oak Grove|OR|US|45.417|-122.640|America/Los_Angeles|
North Valley Stream|NY|US|40.685|-73.702|America/New_York|
Easton|MD|US|38.774|-76.076|America/New_York|
Easthampton|MA|US|42.267|-72.669|America/New_York|
Bothell West|WA|US|47.805|-122.241|America/Los_Angeles|
Tahlequah|OK|US|35.915|-94.970|America/Chicago|
Hazel Park|MI|US|42.463|-83.104|America/Detroit|
Douglas|AZ|US|31.345|-109.545|America/Phoenix|
Opelousas|LA|US|30.534|-92.082|America/Chicago|
Grafton|MA|US|42.207|-71.686|America/New_York|
Sandalfoot Cove|FL|US|26.339|-80.187|America/New_York|
Brenham|TX|US|30.167|-96.398|America/Chicago|
Opa-locka|FL|US|25.902|-80.250|America/New_York|
Beaver Dam|WI|US|43.458|-88.837|America/Chicago|
Coalinga|CA|US|36.140|-120.360|America/Los_Angeles|
Seymour|CT|US|41.397|-73.076|America/New_York|
Jenison|MI|US|42.907|-85.792|America/Detroit|
Cohoes|NY|US|42.774|-73.700|America/New_York|
Swansea|MA|US|41.748|-71.190|America/New_York|
Donna|TX|US|26.170|-98.052|America/Chicago|
Vienna|VA|US|38.901|-77.265|America/New_York|
Pinewood|FL|US|25.869|-80.217|America/New_York|
Lansdale|PA|US|40.242|-75.284|America/New_York|
Sevierville|TN|US|35.868|-83.562|America/New_York|
Chickasha|OK|US|35.053|-97.936|America/Chicago|
Kingsland|GA|US|30.800|-81.690|America/New_York|
Uvalde|TX|US|29.210|-99.786|America/Chicago|
Hillcrest Heights|MD|US|38.833|-76.959|America/New_York|
Stuart|FL|US|27.198|-80.253|America/New_York|
Fairhaven|MA|US|41.638|-70.904|America/New_York|
Avon|IN|US|39.763|-86.400|America/Indiana/Indianapolis|
Zachary|LA|US|30.649|-91.156|America/Chicago|
Red Wing|MN|US|44.562|-92.534|America/Chicago|
Sikeston|MO|US|36.877|-89.588|America/Chicago|
Bethpage|NY|US|40.744|-73.482|America/New_York|
Concord|MO|US|38.525|-90.357|America/Chicago|
Flowing Wells|AZ|US|32.294|-111.010|America/Phoenix|
Bridgeview|IL|US|41.750|-87.804|America/Chicago|
Fairview Park|OH|US|41.441|-81.864|America/New_York|
Laguna Woods|CA|US|33.610|-117.725|America/Los_Angeles|
Anacortes|WA|US|48.513|-122.613|America/Los_Angeles|
Mount Clemens|MI|US|42.597|-82.878|America/Detroit|
Cañon City|CO|US|38.441|-105.242|America/Denver|
Saint Michael|MN|US|45.210|-93.665|America/Chicago|
South River|NJ|US|40.446|-74.386|America/New_York|
Fort Thomas|KY|US|39.075|-84.447|America/New_York|
Sunset|FL|US|25.706|-80.352|America/New_York|
Prospect Heights|IL|US|42.095|-87.938|America/Chicago|
Griffith|IN|US|41.528|-87.424|America/Chicago|
Estelle|LA|US|29.846|-90.107|America/Chicago|
Schofield Barracks|HI|US|21.498|-158.065|Pacific/Honolulu|
Bon Air|VA|US|37.525|-77.558|America/New_York|
Oconomowoc|WI|US|43.112|-88.499|America/Chicago|
Hough|OH|US|41.512|-81.637|America/New_York|
Vero Beach|FL|US|27.639|-80.397|America/New_York|
Sunnyside|WA|US|46.324|-120.009|America/Los_Angeles|
Lebanon|OR|US|44.537|-122.907|America/Los_Angeles|
Bayshore Gardens|FL|US|27.425|-82.590|America/New_York|
Streetsboro|OH|US|41.239|-81.346|America/New_York|
Calhoun|GA|US|34.503|-84.951|America/New_York|
Morton|IL|US|40.613|-89.459|America/Chicago|
Menomonie|WI|US|44.876|-91.919|America/Chicago|
Truckee|CA|US|39.328|-120.183|America/Los_Angeles|
Fremont|OH|US|41.350|-83.122|America/New_York|
Buckhall|VA|US|38.732|-77.431|America/New_York|
Gainesville|TX|US|33.626|-97.133|America/Chicago|
Aberdeen|WA|US|46.975|-123.816|America/Los_Angeles|
Baychester|NY|US|40.869|-73.836|America/New_York|
Hopatcong Hills|NJ|US|40.944|-74.671|America/New_York|
Waterville|ME|US|44.552|-69.632|America/New_York|
Oroville|CA|US|39.514|-121.558|America/Los_Angeles|
Roosevelt|NY|US|40.679|-73.589|America/New_York|
Laconia|NH|US|43.528|-71.470|America/New_York|
Bellmore|NY|US|40.669|-73.527|America/New_York|
Hibbing|MN|US|47.427|-92.938|America/Chicago|
Sudley|VA|US|38.793|-77.497|America/New_York|
Azor||IL|32.024|34.806|Asia/Jerusalem|
Dublin|GA|US|32.540|-82.904|America/New_York|
Coos Bay|OR|US|43.367|-124.218|America/Los_Angeles|
Hope Mills|NC|US|34.970|-78.945|America/New_York|
Cimarron Hills|CO|US|38.859|-104.699|America/Denver|
Katy|TX|US|29.786|-95.824|America/Chicago|
Brunswick|GA|US|31.150|-81.491|America/New_York|
Clarksburg|WV|US|39.281|-80.345|America/New_York|
Jollyville|TX|US|30.443|-97.775|America/Chicago|
Highland Village|TX|US|33.092|-97.047|America/Chicago|
Ocean Acres|NJ|US|39.743|-74.281|America/New_York|
Wolf Trap|VA|US|38.940|-77.286|America/New_York|
Madison|NJ|US|40.760|-74.417|America/New_York|
Portland|TX|US|27.877|-97.324|America/Chicago|
Midway|FL|US|30.406|-87.006|America/Chicago|
Sulphur Springs|TX|US|33.138|-95.601|America/Chicago|
Maryland City|MD|US|39.092|-76.818|America/New_York|
Siloam Springs|AR|US|36.188|-94.540|America/Chicago|
Ham Lake|MN|US|45.250|-93.250|America/Chicago|
West Columbia|SC|US|33.993|-81.074|America/New_York|
Frankfort|IN|US|40.279|-86.511|America/Indiana/Indianapolis|
Ganei Tikva||IL|32.060|34.873|Asia/Jerusalem|
Mount Pleasant|TX|US|33.157|-94.968|America/Chicago|
Dyer|IN|US|41.494|-87.522|America/Chicago|
Rye|NY|US|40.981|-73.684|America/New_York|
Fort Hunt|VA|US|38.733|-77.058|America/New_York|
Americus|GA|US|32.072|-84.233|America/New_York|
Hermitage|PA|US|41.233|-80.449|America/New_York|
Buffalo|MN|US|45.172|-93.875|America/Chicago|
Crawfordsville|IN|US|40.041|-86.874|America/Indiana/Indianapolis|
Lake Mary|FL|US|28.759|-81.318|America/New_York|
Republic|MO|US|37.120|-93.480|America/Chicago|
Albemarle|NC|US|35.350|-80.200|America/New_York|
Cherry Hill|VA|US|38.570|-77.267|America/New_York|
Country Walk|FL|US|25.634|-80.432|America/New_York|
Riverdale|GA|US|33.573|-84.413|America/New_York|
Abington|MA|US|42.105|-70.945|America/New_York|
Floral Park|NY|US|40.724|-73.705|America/New_York|
Prosper|TX|US|33.236|-96.801|America/Chicago|
Walnut Park|CA|US|33.968|-118.225|America/Los_Angeles|
Pecan Grove|TX|US|29.626|-95.732|America/Chicago|
Overland|MO|US|38.701|-90.362|America/Chicago|
Grandville|MI|US|42.910|-85.763|America/Detroit|
Four Corners|OR|US|44.928|-122.984|America/Los_Angeles|
Sunland Park|NM|US|31.797|-106.580|America/Denver|
North Liberty|IA|US|41.749|-91.598|America/Chicago|
Burlington|KY|US|39.028|-84.724|America/New_York|
Parole|MD|US|38.980|-76.531|America/New_York|
Vincent|CA|US|34.501|-118.116|America/Los_Angeles|
Vincent|CA|US|34.098|-117.924|America/Los_Angeles|
Southchase|FL|US|28.393|-81.383|America/New_York|
Ukiah|CA|US|39.150|-123.208|America/Los_Angeles|
La Marque|TX|US|29.369|-94.971|America/Chicago|
North Arlington|NJ|US|40.788|-74.133|America/New_York|
La Palma|CA|US|33.846|-118.047|America/Los_Angeles|
Seagoville|TX|US|32.640|-96.538|America/Chicago|
Lebanon|IN|US|40.048|-86.469|America/Indiana/Indianapolis|
Clayton|MO|US|38.643|-90.324|America/Chicago|
Pearl River|NY|US|41.059|-74.022|America/New_York|
Conyers|GA|US|33.668|-84.018|America/New_York|
Myrtle Grove|FL|US|30.421|-87.307|America/Chicago|
Aldine|TX|US|29.932|-95.380|America/Chicago|
Narragansett|RI|US|41.450|-71.450|America/New_York|
Kaukauna|WI|US|44.278|-88.272|America/Chicago|
Port Washington|NY|US|40.826|-73.698|America/New_York|
New Port Richey|FL|US|28.244|-82.719|America/New_York|
Aurora|OH|US|41.318|-81.345|America/New_York|
Adams Morgan|DC|US|38.922|-77.042|America/New_York|
Rutland|VT|US|43.611|-72.973|America/New_York|
Asbury Park|NJ|US|40.220|-74.012|America/New_York|
Lutherville-Timonium|MD|US|39.440|-76.611|America/New_York|
Ashland|MA|US|42.261|-71.463|America/New_York|
Hybla Valley|VA|US|38.748|-77.083|America/New_York|
Longmeadow|MA|US|42.050|-72.583|America/New_York|
Elkton|MD|US|39.607|-75.833|America/New_York|
Grosse Pointe Woods|MI|US|42.444|-82.907|America/Detroit|
Alton|TX|US|26.287|-98.313|America/Chicago|
Pinehurst|NC|US|35.195|-79.469|America/New_York|
Groves|TX|US|29.948|-93.917|America/Chicago|
West University Place|TX|US|29.718|-95.434|America/Chicago|
Wilkinsburg|PA|US|40.442|-79.882|America/New_York|
Manassas Park|VA|US|38.784|-77.470|America/New_York|
Willow Grove|PA|US|40.144|-75.116|America/New_York|
Gatesville|TX|US|31.435|-97.744|America/Chicago|
Avon Center|OH|US|41.460|-82.020|America/New_York|
La Grange|IL|US|41.805|-87.869|America/Chicago|
Great Bend|KS|US|38.364|-98.765|America/Chicago|
Shively|KY|US|38.200|-85.823|America/Kentucky/Louisville|
Highland Springs|VA|US|37.546|-77.328|America/New_York|
Hueytown|AL|US|33.451|-86.997|America/Chicago|
Talladega|AL|US|33.436|-86.106|America/Chicago|
New Haven|IN|US|41.071|-85.014|America/Indiana/Indianapolis|
Mill Creek East|WA|US|47.836|-122.188|America/Los_Angeles|
Middleburg Heights|OH|US|41.361|-81.813|America/New_York|
Pacific Grove|CA|US|36.618|-121.917|America/Los_Angeles|
Mitchell|SD|US|43.709|-98.030|America/Chicago|
Humble|TX|US|29.999|-95.262|America/Chicago|
Greenwood Village|CO|US|39.617|-104.951|America/Denver|
Bryn Mawr-Skyway|WA|US|47.494|-122.241|America/Los_Angeles|
Er Reina||IL|32.723|35.316|Asia/Jerusalem|
Bradley|IL|US|41.142|-87.861|America/Chicago|
McKinley Park|IL|US|41.832|-87.674|America/Chicago|
Elkridge|MD|US|39.213|-76.714|America/New_York|
Aberdeen|MD|US|39.510|-76.164|America/New_York|
North Myrtle Beach|SC|US|33.816|-78.680|America/New_York|
Williamstown|NJ|US|39.686|-74.995|America/New_York|
Long Beach|MS|US|30.350|-89.153|America/Chicago|
Otsego|MN|US|45.274|-93.591|America/Chicago|
Boulder City|NV|US|35.979|-114.832|America/Los_Angeles|
Fillmore|CA|US|34.399|-118.918|America/Los_Angeles|
Lake Wales|FL|US|27.901|-81.586|America/New_York|
Alum Rock|CA|US|37.366|-121.827|America/Los_Angeles|
Addison|TX|US|32.962|-96.829|America/Chicago|
East Riverdale|MD|US|38.962|-76.922|America/New_York|
Laurinburg|NC|US|34.774|-79.463|America/New_York|
Hernando|MS|US|34.824|-89.994|America/Chicago|
Hurricane|UT|US|37.175|-113.290|America/Denver|
Plainfield|CT|US|41.676|-71.915|America/New_York|
Hanover|PA|US|39.801|-76.983|America/New_York|
Lithia Springs|GA|US|33.794|-84.660|America/New_York|
Farmingville|NY|US|40.831|-73.030|America/New_York|
Mastic|NY|US|40.802|-72.841|America/New_York|
Setauket-East Setauket|NY|US|40.931|-73.102|America/New_York|
Harrison|NJ|US|40.746|-74.156|America/New_York|
Martha Lake|WA|US|47.851|-122.239|America/Los_Angeles|
Port Richmond|NY|US|40.633|-74.137|America/New_York|
Indianola|IA|US|41.358|-93.557|America/Chicago|
Perry|GA|US|32.458|-83.732|America/New_York|
Jasper|IN|US|38.391|-86.931|America/Indiana/Vincennes|
Winder|GA|US|33.993|-83.720|America/New_York|
Clive|IA|US|41.603|-93.724|America/Chicago|
Clemson|SC|US|34.683|-82.837|America/New_York|
Greenwood|MS|US|33.516|-90.180|America/Chicago|
Tavares|FL|US|28.804|-81.726|America/New_York|
Great Falls|VA|US|38.998|-77.288|America/New_York|
Jamestown|ND|US|46.911|-98.708|America/Chicago|
Terrace Heights|NY|US|40.721|-73.769|America/New_York|
Emerson Hill|NY|US|40.609|-74.096|America/New_York|
Avocado Heights|CA|US|34.036|-117.991|America/Los_Angeles|
Eden|NC|US|36.488|-79.767|America/New_York|
Bay Village|OH|US|41.485|-81.922|America/New_York|
Lake Butler|FL|US|28.502|-81.541|America/New_York|
Makakilo City|HI|US|21.347|-158.086|Pacific/Honolulu|
Westbury|NY|US|40.756|-73.588|America/New_York|
Bostonia|CA|US|32.808|-116.936|America/Los_Angeles|
Iona|FL|US|26.520|-81.964|America/New_York|
Dickson|TN|US|36.077|-87.388|America/Chicago|
Newport|KY|US|39.091|-84.496|America/New_York|
Cullman|AL|US|34.175|-86.844|America/Chicago|
Live Oak|TX|US|29.565|-98.336|America/Chicago|
Roanoke Rapids|NC|US|36.462|-77.654|America/New_York|
Payson|AZ|US|34.231|-111.325|America/Phoenix|
Storrs|CT|US|41.808|-72.250|America/New_York|
The Dalles|OR|US|45.595|-121.179|America/Los_Angeles|
Los Lunas|NM|US|34.806|-106.733|America/Denver|
Dixon|IL|US|41.839|-89.480|America/Chicago|
Bellevue|WI|US|44.444|-87.920|America/Chicago|
Sunland|CA|US|34.267|-118.302|America/Los_Angeles|
Millbrook|AL|US|32.480|-86.362|America/Chicago|
Brownsville|FL|US|25.822|-80.241|America/New_York|
Wailuku|HI|US|20.891|-156.506|Pacific/Honolulu|
Warren Township|NJ|US|40.608|-74.518|America/New_York|
Seaford|NY|US|40.666|-73.488|America/New_York|
Washougal|WA|US|45.583|-122.353|America/Los_Angeles|
Dallas|OR|US|44.919|-123.317|America/Los_Angeles|
Graniteville|NY|US|40.625|-74.148|America/New_York|
Henderson|NC|US|36.330|-78.399|America/New_York|
Stallings|NC|US|35.091|-80.686|America/New_York|
River Falls|WI|US|44.861|-92.624|America/Chicago|
Berkley|MI|US|42.503|-83.184|America/Detroit|
Damascus|MD|US|39.288|-77.204|America/New_York|
Shelbyville|KY|US|38.212|-85.224|America/New_York|
Susanville|CA|US|40.416|-120.653|America/Los_Angeles|
Pataskala|OH|US|39.996|-82.674|America/New_York|
Even Yehuda||IL|32.270|34.888|Asia/Jerusalem|
Traverse City|MI|US|44.763|-85.621|America/Detroit|
South Yuba City|CA|US|39.117|-121.639|America/Los_Angeles|
Merrifield|VA|US|38.874|-77.227|America/New_York|
Ledyard|CT|US|41.440|-72.014|America/New_York|
Fords|NJ|US|40.529|-74.316|America/New_York|
New Territory|TX|US|29.594|-95.681|America/Chicago|
Kapolei|HI|US|21.336|-158.058|Pacific/Honolulu|
Clearlake|CA|US|38.958|-122.626|America/Los_Angeles|
McKinleyville|CA|US|40.947|-124.101|America/Los_Angeles|
Brunswick|ME|US|43.915|-69.965|America/New_York|
Highview|KY|US|38.143|-85.624|America/Kentucky/Louisville|
Kenmore|NY|US|42.966|-78.870|America/New_York|
Belvedere Park|GA|US|33.755|-84.267|America/New_York|
Ripon|CA|US|37.742|-121.124|America/Los_Angeles|
Rossville|MD|US|39.338|-76.480|America/New_York|
Depew|NY|US|42.904|-78.692|America/New_York|
Seven Oaks|SC|US|34.049|-81.146|America/New_York|
Wilmington Island|GA|US|32.004|-80.974|America/New_York|
Parlier|CA|US|36.612|-119.527|America/Los_Angeles|
Gates-North Gates|NY|US|43.165|-77.701|America/New_York|
East Rancho Dominguez|CA|US|33.898|-118.195|America/Los_Angeles|
Natchez|MS|US|31.560|-91.403|America/Chicago|
Cloverly|MD|US|39.108|-76.998|America/New_York|
Newton|IA|US|41.700|-93.048|America/Chicago|
Lamont|CA|US|35.260|-118.914|America/Los_Angeles|
East Brainerd|TN|US|34.996|-85.150|America/New_York|
Vandalia|OH|US|39.891|-84.199|America/New_York|
Rio Linda|CA|US|38.691|-121.449|America/Los_Angeles|
East Longmeadow|MA|US|42.065|-72.513|America/New_York|
Ramsey|NJ|US|41.057|-74.141|America/New_York|
West Park|FL|US|25.985|-80.199|America/New_York|
Greeneville|TN|US|36.163|-82.831|America/New_York|
Mount Vernon|IL|US|38.317|-88.903|America/Chicago|
Adelphi|MD|US|39.003|-76.972|America/New_York|
Front Royal|VA|US|38.918|-78.194|America/New_York|
Weston|WI|US|44.891|-89.548|America/Chicago|
Spanish Springs|NV|US|39.649|-119.707|America/Los_Angeles|
Fort Leonard Wood|MO|US|37.706|-92.157|America/Chicago|
Sterling|IL|US|41.789|-89.696|America/Chicago|
Williamsburg|VA|US|37.271|-76.707|America/New_York|
Somerton|AZ|US|32.596|-114.710|America/Phoenix|
Three Lakes|FL|US|25.642|-80.398|America/New_York|
Auburndale|FL|US|28.065|-81.789|America/New_York|
Gloversville|NY|US|43.053|-74.344|America/New_York|
Hereford|TX|US|34.815|-102.399|America/Chicago|
Eggertsville|NY|US|42.963|-78.804|America/New_York|
Kafr Mandā||IL|32.810|35.260|Asia/Jerusalem|
Batavia|NY|US|42.998|-78.188|America/New_York|
Dumas|TX|US|35.866|-101.973|America/Chicago|
Bull Run|VA|US|38.784|-77.521|America/New_York|
Ammon|ID|US|43.470|-111.967|America/Boise|
‘Ewa Beach|HI|US|21.316|-158.007|Pacific/Honolulu|
New River|AZ|US|33.916|-112.136|America/Phoenix|
Kilgore|TX|US|32.386|-94.876|America/Chicago|
Fullerton|PA|US|40.632|-75.473|America/New_York|
Knik-Fairview|AK|US|61.513|-149.600|America/Anchorage|
Hudson|MA|US|42.392|-71.566|America/New_York|
Tonawanda|NY|US|43.020|-78.880|America/New_York|
Villa Rica|GA|US|33.732|-84.919|America/New_York|
North New Hyde Park|NY|US|40.743|-73.693|America/New_York|
Johnstown|CO|US|40.337|-104.912|America/Denver|
Tolland|CT|US|41.871|-72.369|America/New_York|
Canyon|TX|US|34.980|-101.919|America/Chicago|
Jacksonville|TX|US|31.964|-95.270|America/Chicago|
Berea|KY|US|37.569|-84.296|America/New_York|
Tenafly|NJ|US|40.925|-73.963|America/New_York|
Marco|FL|US|25.973|-81.729|America/New_York|
East San Gabriel|CA|US|34.092|-118.091|America/Los_Angeles|
Jackson|MO|US|37.382|-89.666|America/Chicago|
Corinth|MS|US|34.934|-88.522|America/Chicago|
Coto De Caza|CA|US|33.604|-117.587|America/Los_Angeles|
Englewood|FL|US|26.962|-82.353|America/New_York|
Crowley|TX|US|32.579|-97.363|America/Chicago|
Saint John|IN|US|41.450|-87.470|America/Chicago|
Midlothian|IL|US|41.625|-87.718|America/Chicago|
Welby|CO|US|39.837|-104.959|America/Denver|
Horsham|PA|US|40.178|-75.129|America/New_York|
Mastic Beach|NY|US|40.767|-72.852|America/New_York|
Mashpee|MA|US|41.648|-70.481|America/New_York|
Powder Springs|GA|US|33.860|-84.684|America/New_York|
Masonboro|NC|US|34.179|-77.847|America/New_York|
Jennings|MO|US|38.719|-90.260|America/Chicago|
Head of Westport|MA|US|41.621|-71.062|America/New_York|
Scottsbluff|NE|US|41.867|-103.667|America/Denver|
Sierra Vista Southeast|AZ|US|31.454|-110.216|America/Phoenix|
East Highland Park|VA|US|37.581|-77.407|America/New_York|
Glen Allen|VA|US|37.666|-77.506|America/New_York|
Johnson City|NY|US|42.116|-75.959|America/New_York|
Douglaston|NY|US|40.769|-73.747|America/New_York|
Mineral Wells|TX|US|32.808|-98.113|America/Chicago|
Cherryland|CA|US|37.679|-122.103|America/Los_Angeles|
Scottsboro|AL|US|34.672|-86.034|America/Chicago|
Ozark|AL|US|31.459|-85.640|America/Chicago|
Alexander City|AL|US|32.944|-85.954|America/Chicago|
Lady Lake|FL|US|28.917|-81.923|America/New_York|
Niceville|FL|US|30.517|-86.482|America/Chicago|
West Norriton|PA|US|40.130|-75.379|America/New_York|
Owosso|MI|US|42.998|-84.177|America/Detroit|
Blytheville|AR|US|35.927|-89.919|America/Chicago|
Ellington|CT|US|41.904|-72.470|America/New_York|
Whitewater|WI|US|42.834|-88.732|America/Chicago|
Lebanon|MO|US|37.681|-92.664|America/Chicago|
North Fair Oaks|CA|US|37.474|-122.197|America/Los_Angeles|
Hollins|VA|US|37.341|-79.943|America/New_York|
Forrest City|AR|US|35.008|-90.790|America/Chicago|
Parkway|CA|US|38.496|-121.459|America/Los_Angeles|
Colesville|MD|US|39.076|-77.002|America/New_York|
Graham|NC|US|36.069|-79.401|America/New_York|
Cinnaminson|NJ|US|39.997|-74.993|America/New_York|
Fraser|MI|US|42.539|-82.949|America/Detroit|
Chaparral|NM|US|32.024|-106.386|America/Denver|
Clark|NJ|US|40.641|-74.311|America/New_York|
Norridge|IL|US|41.963|-87.827|America/Chicago|
Hammonton|NJ|US|39.637|-74.802|America/New_York|
Zephyrhills|FL|US|28.234|-82.181|America/New_York|
College Park|GA|US|33.653|-84.449|America/New_York|
Groveton|VA|US|38.767|-77.085|America/New_York|
Bemidji|MN|US|47.474|-94.880|America/Chicago|
Hawaiian Gardens|CA|US|33.831|-118.073|America/Los_Angeles|
Bloomsburg|PA|US|41.004|-76.455|America/New_York|
Thibodaux|LA|US|29.796|-90.823|America/Chicago|
Valle Vista|CA|US|33.748|-116.893|America/Los_Angeles|
Alamo|CA|US|37.850|-122.032|America/Los_Angeles|
Druid Hills|GA|US|33.780|-84.336|America/New_York|
Yankton|SD|US|42.871|-97.397|America/Chicago|
Beech Grove|IN|US|39.722|-86.090|America/Indiana/Indianapolis|
Cedar Mill|OR|US|45.525|-122.811|America/Los_Angeles|
Lake Saint Louis|MO|US|38.798|-90.786|America/Chicago|
Northview|MI|US|43.046|-85.601|America/Detroit|
Harrisburg|NC|US|35.324|-80.658|America/New_York|
Warrington|FL|US|30.384|-87.275|America/Chicago|
Royal Kunia|HI|US|21.394|-158.027|Pacific/Honolulu|
Deming|NM|US|32.269|-107.759|America/Denver|
Greece|NY|US|43.210|-77.693|America/New_York|
Springdale|NJ|US|39.903|-74.966|America/New_York|
Phillipsburg|NJ|US|40.694|-75.190|America/New_York|
Hopatcong|NJ|US|40.933|-74.659|America/New_York|
Worthington|OH|US|40.093|-83.018|America/New_York|
Whitman|MA|US|42.081|-70.936|America/New_York|
Greensburg|PA|US|40.301|-79.539|America/New_York|
Hartselle|AL|US|34.443|-86.935|America/Chicago|
Miami Springs|FL|US|25.822|-80.290|America/New_York|
South Farmingdale|NY|US|40.721|-73.440|America/New_York|
East Islip|NY|US|40.732|-73.186|America/New_York|
Kerman|CA|US|36.724|-120.060|America/Los_Angeles|
Warsaw|IN|US|41.238|-85.853|America/Indiana/Indianapolis|
Glasgow|KY|US|36.996|-85.912|America/Chicago|
North Branford|CT|US|41.328|-72.767|America/New_York|
Fairview|NJ|US|40.813|-73.999|America/New_York|
Springfield|NJ|US|40.705|-74.317|America/New_York|
Chubbuck|ID|US|42.921|-112.466|America/Boise|
Scott Lake|FL|US|25.941|-80.232|America/New_York|
Robbinsdale|MN|US|45.032|-93.339|America/Chicago|
Franklin Park|PA|US|40.583|-80.088|America/New_York|
Lindenhurst|IL|US|42.411|-88.026|America/Chicago|
Bridgetown|OH|US|39.153|-84.637|America/New_York|
Callaway|FL|US|30.153|-85.570|America/Chicago|
Rio Grande City|TX|US|26.380|-98.820|America/Chicago|
Pineville|LA|US|31.322|-92.434|America/Chicago|
Cahokia|IL|US|38.571|-90.190|America/Chicago|
Sarasota Springs|FL|US|27.309|-82.480|America/New_York|
Mill Valley|CA|US|37.906|-122.545|America/Los_Angeles|
Hugo|MN|US|45.160|-92.993|America/Chicago|
Moultrie|GA|US|31.180|-83.789|America/New_York|
Brooklyn Park|MD|US|39.228|-76.616|America/New_York|
Chicago Ridge|IL|US|41.701|-87.779|America/Chicago|
Cutlerville|MI|US|42.841|-85.664|America/Detroit|
Morris|IL|US|41.357|-88.421|America/Chicago|
Hartford|WI|US|43.318|-88.379|America/Chicago|
Brookside|DE|US|39.667|-75.727|America/New_York|
Highland Park|NJ|US|40.496|-74.424|America/New_York|
Beacon|NY|US|41.505|-73.970|America/New_York|
Woodcrest|CA|US|33.882|-117.357|America/Los_Angeles|
Greendale|WI|US|42.941|-87.996|America/Chicago|
Antioch|IL|US|42.477|-88.096|America/Chicago|
Hunters Creek|FL|US|28.361|-81.422|America/New_York|
Carthage|MO|US|37.176|-94.310|America/Chicago|
Manorville|NY|US|40.874|-72.808|America/New_York|
Phelan|CA|US|34.426|-117.572|America/Los_Angeles|
Glasgow|DE|US|39.605|-75.745|America/New_York|
Berea|SC|US|34.885|-82.456|America/New_York|
Glens Falls|NY|US|43.310|-73.644|America/New_York|
Los Osos|CA|US|35.311|-120.832|America/Los_Angeles|
New Franklin|OH|US|40.942|-81.542|America/New_York|
Hershey|PA|US|40.286|-76.650|America/New_York|
Knightdale|NC|US|35.788|-78.481|America/New_York|
Hewitt|TX|US|31.462|-97.196|America/Chicago|
Alpine|CA|US|32.835|-116.766|America/Los_Angeles|
Gibsonton|FL|US|27.854|-82.383|America/New_York|
Gantt|SC|US|34.800|-82.424|America/New_York|
Lakeway|TX|US|30.364|-97.980|America/Chicago|
Moorestown-Lenola|NJ|US|39.966|-74.964|America/New_York|
Murraysville|NC|US|34.296|-77.847|America/New_York|
Canton|IL|US|40.558|-90.035|America/Chicago|
Bradley Gardens|NJ|US|40.563|-74.655|America/New_York|
Elk Plain|WA|US|47.053|-122.398|America/Los_Angeles|
Camano|WA|US|48.174|-122.528|America/Los_Angeles|
Berkeley Heights|NJ|US|40.683|-74.443|America/New_York|
Mount Holly|NC|US|35.298|-81.016|America/New_York|
Cherry Hill Mall|NJ|US|39.936|-75.009|America/New_York|
Oldsmar|FL|US|28.034|-82.665|America/New_York|
Fort Payne|AL|US|34.444|-85.720|America/Chicago|
Wykagyl|NY|US|40.941|-73.799|America/New_York|
Jefferson Valley-Yorktown|NY|US|41.318|-73.801|America/New_York|
Five Forks|SC|US|34.805|-82.230|America/New_York|
Hayden|ID|US|47.766|-116.787|America/Los_Angeles|
Red Bluff|CA|US|40.178|-122.236|America/Los_Angeles|
New Fairfield|CT|US|41.466|-73.486|America/New_York|
Forest Park|IL|US|41.879|-87.814|America/Chicago|
Hickory Hills|IL|US|41.726|-87.825|America/Chicago|
Hyannis|MA|US|41.653|-70.283|America/New_York|
Arverne|NY|US|40.591|-73.796|America/New_York|
Hazel Crest|IL|US|41.572|-87.694|America/Chicago|
Whitefish Bay|WI|US|43.113|-87.900|America/Chicago|
Weehawken|NJ|US|40.770|-74.020|America/New_York|
Sterling|CO|US|40.626|-103.208|America/Denver|
North Reading|MA|US|42.575|-71.079|America/New_York|
Indiana|PA|US|40.621|-79.153|America/New_York|
Fish Hawk|FL|US|27.851|-82.211|America/New_York|
Longwood|FL|US|28.703|-81.338|America/New_York|
Jasper|AL|US|33.831|-87.278|America/Chicago|
Reidsville|NC|US|36.355|-79.664|America/New_York|
Dentsville|SC|US|34.064|-80.958|America/New_York|
Northbridge|MA|US|42.151|-71.650|America/New_York|
New Cassel|NY|US|40.759|-73.570|America/New_York|
Rosedale|CA|US|35.384|-119.145|America/Los_Angeles|
Apollo Beach|FL|US|27.773|-82.408|America/New_York|
Waycross|GA|US|31.214|-82.356|America/New_York|
Washington|MO|US|38.558|-91.012|America/Chicago|
Chippewa Falls|WI|US|44.937|-91.393|America/Chicago|
Westwood|MA|US|42.214|-71.225|America/New_York|
Mount Washington|KY|US|38.050|-85.546|America/New_York|
East Bridgewater|MA|US|42.033|-70.959|America/New_York|
Washington Court House|OH|US|39.536|-83.439|America/New_York|
Rocky Point|NY|US|40.953|-72.925|America/New_York|
Hālawa|HI|US|21.379|-157.922|Pacific/Honolulu|
Holliston|MA|US|42.200|-71.424|America/New_York|
Pierre|SD|US|44.368|-100.351|America/Chicago|
Collingswood|NJ|US|39.918|-75.071|America/New_York|
Horizon West|FL|US|28.434|-81.623|America/New_York|
Elfers|FL|US|28.217|-82.722|America/New_York|
McFarland|CA|US|35.678|-119.229|America/Los_Angeles|
Beach Park|IL|US|42.422|-87.857|America/Chicago|
Sun Lakes|AZ|US|33.211|-111.875|America/Phoenix|
Fairburn|GA|US|33.567|-84.581|America/New_York|
Lincoln|IL|US|40.148|-89.365|America/Chicago|
Seekonk|MA|US|41.808|-71.337|America/New_York|
Upper Grand Lagoon|FL|US|30.163|-85.741|America/Chicago|
Willowick|OH|US|41.633|-81.469|America/New_York|
Orange|CT|US|41.278|-73.026|America/New_York|
Auburn|CA|US|38.897|-121.077|America/Los_Angeles|
South Venice|FL|US|27.053|-82.424|America/New_York|
Maumee|OH|US|41.563|-83.654|America/New_York|
Middlesex|NJ|US|40.573|-74.493|America/New_York|
Allouez|WI|US|44.477|-88.016|America/Chicago|
Paradise Valley|AZ|US|33.531|-111.943|America/Phoenix|
Moberly|MO|US|39.418|-92.438|America/Chicago|
Wood Dale|IL|US|41.963|-87.979|America/Chicago|
Covington|GA|US|33.597|-83.860|America/New_York|
Saint Simon Mills|GA|US|31.171|-81.407|America/New_York|
Levelland|TX|US|33.587|-102.378|America/Chicago|
Hutchinson|MN|US|44.888|-94.370|America/Chicago|
Saraland|AL|US|30.821|-88.071|America/Chicago|
King City|CA|US|36.213|-121.126|America/Los_Angeles|
Livingston|CA|US|37.387|-120.724|America/Los_Angeles|
Marietta|OH|US|39.415|-81.455|America/New_York|
Falls Church|VA|US|38.882|-77.171|America/New_York|
Metuchen|NJ|US|40.543|-74.363|America/New_York|
Olean|NY|US|42.078|-78.430|America/New_York|
Oneonta|NY|US|42.453|-75.064|America/New_York|
Ephrata|PA|US|40.180|-76.179|America/New_York|
Circleville|OH|US|39.601|-82.946|America/New_York|
Forest City|FL|US|28.667|-81.443|America/New_York|
Harper Woods|MI|US|42.433|-82.924|America/Detroit|
Princeton Meadows|NJ|US|40.332|-74.564|America/New_York|
Whitehall|PA|US|40.361|-79.991|America/New_York|
Sault Ste. Marie|MI|US|46.495|-84.345|America/Detroit|
Andrews|TX|US|32.319|-102.546|America/Chicago|
Hendersonville|NC|US|35.319|-82.461|America/New_York|
Wauconda|IL|US|42.259|-88.139|America/Chicago|
Fort Carson|CO|US|38.737|-104.789|America/Denver|
Oak Park|CA|US|34.179|-118.763|America/Los_Angeles|
Stanford|CA|US|37.424|-122.166|America/Los_Angeles|
Pottsville|PA|US|40.686|-76.195|America/New_York|
Homosassa Springs|FL|US|28.804|-82.576|America/New_York|
Ladson|SC|US|32.986|-80.110|America/New_York|
Swampscott|MA|US|42.471|-70.918|America/New_York|
Sharonville|OH|US|39.268|-84.413|America/New_York|
Elizabethton|TN|US|36.349|-82.211|America/New_York|
Clarksburg|MD|US|39.239|-77.279|America/New_York|
McMinnville|TN|US|35.683|-85.770|America/Chicago|
Cromwell|CT|US|41.595|-72.645|America/New_York|
Buford|GA|US|34.121|-84.004|America/New_York|
Wixom|MI|US|42.525|-83.536|America/Detroit|
West Richland|WA|US|46.304|-119.361|America/Los_Angeles|
Greenlawn|NY|US|40.869|-73.365|America/New_York|
Stony Brook|NY|US|40.926|-73.141|America/New_York|
Mountain Home|ID|US|43.133|-115.691|America/Boise|
Waimalu|HI|US|21.405|-157.943|Pacific/Honolulu|
Carpinteria|CA|US|34.399|-119.518|America/Los_Angeles|
Salida|CA|US|37.706|-121.085|America/Los_Angeles|
Sienna Plantation|TX|US|29.486|-95.508|America/Chicago|
Seabrook|TX|US|29.564|-95.025|America/Chicago|
Gardendale|AL|US|33.660|-86.813|America/Chicago|
Hidalgo|TX|US|26.100|-98.263|America/Chicago|
Muscle Shoals|AL|US|34.745|-87.668|America/Chicago|
Buda|TX|US|30.085|-97.840|America/Chicago|
Mebane|NC|US|36.096|-79.267|America/New_York|
Baker|LA|US|30.588|-91.168|America/Chicago|
Richton Park|IL|US|41.484|-87.703|America/Chicago|
Lyndhurst|OH|US|41.520|-81.489|America/New_York|
Athens|TN|US|35.443|-84.593|America/New_York|
Fort Campbell North|KY|US|36.654|-87.461|America/Chicago|
East Greenwich|RI|US|41.660|-71.456|America/New_York|
Palos Verdes Estates|CA|US|33.801|-118.392|America/Los_Angeles|
Canton|MS|US|32.613|-90.037|America/Chicago|
Boerne|TX|US|29.795|-98.732|America/Chicago|
Roselle Park|NJ|US|40.665|-74.264|America/New_York|
Fort Mill|SC|US|35.007|-80.945|America/New_York|
East Wenatchee|WA|US|47.416|-120.293|America/Los_Angeles|
Olivehurst|CA|US|39.095|-121.552|America/Los_Angeles|
Moss Point|MS|US|30.412|-88.534|America/Chicago|
Bexley|OH|US|39.969|-82.938|America/New_York|
Marshall|MN|US|44.447|-95.788|America/Chicago|
Pell City|AL|US|33.586|-86.286|America/Chicago|
Martinsville|VA|US|36.692|-79.873|America/New_York|
Monroe|GA|US|33.795|-83.713|America/New_York|
Copley|OH|US|41.099|-81.645|America/New_York|
Cayce|SC|US|33.966|-81.074|America/New_York|
West Freehold|NJ|US|40.242|-74.301|America/New_York|
Miami|OK|US|36.875|-94.877|America/Chicago|
La Grange Park|IL|US|41.835|-87.862|America/Chicago|
Port Orchard|WA|US|47.540|-122.636|America/Los_Angeles|
Millbury|MA|US|42.194|-71.760|America/New_York|
Hampton Bays|NY|US|40.869|-72.518|America/New_York|
Grover Beach|CA|US|35.122|-120.621|America/Los_Angeles|
Bergen Beach|NY|US|40.620|-73.907|America/New_York|
Lebanon|NH|US|43.642|-72.252|America/New_York|
Lewisville|NC|US|36.097|-80.419|America/New_York|
Jericho|NY|US|40.792|-73.540|America/New_York|
Hudson|WI|US|44.975|-92.757|America/Chicago|
Sharon|PA|US|41.233|-80.493|America/New_York|
Verona|NJ|US|40.830|-74.240|America/New_York|
Swansea|IL|US|38.534|-89.989|America/Chicago|
Warrensville Heights|OH|US|41.435|-81.536|America/New_York|
Southern Pines|NC|US|35.174|-79.392|America/New_York|
Riverdale|IL|US|41.633|-87.633|America/Chicago|
Palmetto Estates|FL|US|25.621|-80.362|America/New_York|
Henderson|TX|US|32.153|-94.799|America/Chicago|
Glenmont|MD|US|39.058|-77.050|America/New_York|
North Mankato|MN|US|44.173|-94.034|America/Chicago|
Hockessin|DE|US|39.788|-75.697|America/New_York|
Destin|FL|US|30.394|-86.496|America/Chicago|
Mount Dora|FL|US|28.802|-81.645|America/New_York|
Lynden|WA|US|48.947|-122.452|America/Los_Angeles|
Havre de Grace|MD|US|39.549|-76.092|America/New_York|
Washington|PA|US|40.174|-80.246|America/New_York|
Waxhaw|NC|US|34.925|-80.743|America/New_York|
White Center|WA|US|47.517|-122.355|America/Los_Angeles|
River Ridge|LA|US|29.960|-90.216|America/Chicago|
Olympia Heights|FL|US|25.727|-80.355|America/New_York|
Village of Campton Hills|IL|US|41.937|-88.397|America/Chicago|
Conway|FL|US|28.503|-81.331|America/New_York|
Glenn Dale|MD|US|38.988|-76.821|America/New_York|
San Marino|CA|US|34.121|-118.106|America/Los_Angeles|
Englewood|OH|US|39.878|-84.302|America/New_York|
Orangeburg|SC|US|33.492|-80.856|America/New_York|
Solana Beach|CA|US|32.991|-117.271|America/Los_Angeles|
Timberwood Park|TX|US|29.706|-98.478|America/Chicago|
Lockhart|TX|US|29.885|-97.670|America/Chicago|
Brecksville|OH|US|41.320|-81.627|America/New_York|
Chesterton|IN|US|41.611|-87.064|America/Chicago|
Sauk Rapids|MN|US|45.592|-94.166|America/Chicago|
South Park Township|PA|US|40.299|-79.994|America/New_York|
Oatfield|OR|US|45.414|-122.600|America/Los_Angeles|
Hālawa Heights|HI|US|21.378|-157.914|Pacific/Honolulu|
Monroe|OH|US|39.440|-84.362|America/New_York|
Kings Park West|VA|US|38.814|-77.296|America/New_York|
Nesconset|NY|US|40.852|-73.154|America/New_York|
Las Vegas|NM|US|35.594|-105.224|America/Denver|
Grain Valley|MO|US|39.015|-94.199|America/Chicago|
Dunmore|PA|US|41.420|-75.632|America/New_York|
Brainerd|MN|US|46.358|-94.201|America/Chicago|
Western Springs|IL|US|41.810|-87.901|America/Chicago|
Discovery Bay|CA|US|37.909|-121.600|America/Los_Angeles|
Bedford|IN|US|38.861|-86.487|America/Indiana/Indianapolis|
Bellair-Meadowbrook Terrace|FL|US|30.179|-81.743|America/New_York|
Saint James|NY|US|40.879|-73.157|America/New_York|
Ridge|NY|US|40.894|-72.896|America/New_York|
New Ulm|MN|US|44.312|-94.461|America/Chicago|
South Sioux City|NE|US|42.474|-96.414|America/Chicago|
Warrenville|IL|US|41.818|-88.173|America/Chicago|
Huron|SD|US|44.363|-98.214|America/Chicago|
Shorewood|WI|US|43.089|-87.888|America/Chicago|
Waunakee|WI|US|43.192|-89.456|America/Chicago|
Beaufort|SC|US|32.432|-80.670|America/New_York|
Avenal|CA|US|36.004|-120.129|America/Los_Angeles|
Monticello|MN|US|45.306|-93.794|America/Chicago|
Riverhead|NY|US|40.917|-72.662|America/New_York|
West Carrollton City|OH|US|39.672|-84.252|America/New_York|
Franklin Park|NJ|US|40.439|-74.535|America/New_York|
Piney Green|NC|US|34.716|-77.320|America/New_York|
Butler|PA|US|40.861|-79.895|America/New_York|
Citrus Ridge|FL|US|28.334|-81.642|America/New_York|
Fergus Falls|MN|US|46.283|-96.078|America/Chicago|
Beeville|TX|US|28.401|-97.750|America/Chicago|
California City|CA|US|35.126|-117.986|America/Los_Angeles|
Gonzalez|FL|US|30.582|-87.291|America/Chicago|
Vadnais Heights|MN|US|45.057|-93.074|America/Chicago|
North Adams|MA|US|42.701|-73.109|America/New_York|
Palmetto|FL|US|27.521|-82.572|America/New_York|
Lake Forest Park|WA|US|47.757|-122.281|America/Los_Angeles|
Spring Lake|NC|US|35.168|-78.973|America/New_York|
Mercerville|NJ|US|40.237|-74.687|America/New_York|
Colonial Park|PA|US|40.301|-76.810|America/New_York|
Glenpool|OK|US|35.955|-96.009|America/Chicago|
Fruitville|FL|US|27.330|-82.458|America/New_York|
Red Hill|SC|US|34.000|-79.258|America/New_York|
Red Hill|SC|US|33.821|-79.019|America/New_York|
Lindsay|CA|US|36.203|-119.088|America/Los_Angeles|
Calera|AL|US|33.103|-86.754|America/Chicago|
University Heights|OH|US|41.498|-81.537|America/New_York|
Carriere|MS|US|30.617|-89.653|America/Chicago|
Atlantic Beach|FL|US|30.334|-81.399|America/New_York|
Streator|IL|US|41.121|-88.835|America/Chicago|
Lea Hill|WA|US|47.326|-122.182|America/Los_Angeles|
Waianae|HI|US|21.438|-158.186|Pacific/Honolulu|
Teays Valley|WV|US|38.450|-81.929|America/New_York|
Lone Tree|CO|US|39.552|-104.886|America/Denver|
Brandermill|VA|US|37.432|-77.650|America/New_York|
Soddy-Daisy|TN|US|35.236|-85.191|America/New_York|
Snoqualmie|WA|US|47.529|-121.825|America/Los_Angeles|
Fostoria|OH|US|41.157|-83.417|America/New_York|
Oakland|NJ|US|41.013|-74.264|America/New_York|
Short Hills|NJ|US|40.748|-74.325|America/New_York|
Wayland|MA|US|42.363|-71.361|America/New_York|
Raynham|MA|US|41.949|-71.073|America/New_York|
Coatesville|PA|US|39.983|-75.824|America/New_York|
Clayton|OH|US|39.863|-84.361|America/New_York|
McPherson|KS|US|38.371|-97.664|America/Chicago|
Crowley|LA|US|30.214|-92.375|America/Chicago|
Harrison|AR|US|36.230|-93.108|America/Chicago|
Saddle Brook|NJ|US|40.899|-74.093|America/New_York|
Bellefontaine|OH|US|40.361|-83.760|America/New_York|
Black Forest|CO|US|39.013|-104.701|America/Denver|
Ridgefield Park|NJ|US|40.857|-74.022|America/New_York|
Grovetown|GA|US|33.450|-82.198|America/New_York|
Bardstown|KY|US|37.809|-85.467|America/New_York|
Windham|NH|US|42.801|-71.304|America/New_York|
Worthington|MN|US|43.620|-95.596|America/Chicago|
Commerce|CA|US|34.001|-118.160|America/Los_Angeles|
La Grande|OR|US|45.325|-118.088|America/Los_Angeles|
Saint Marys|PA|US|41.428|-78.561|America/New_York|
Stoughton|WI|US|42.917|-89.218|America/Chicago|
Kingsgate|WA|US|47.727|-122.180|America/Los_Angeles|
Geneva|NY|US|42.869|-76.978|America/New_York|
Meadville|PA|US|41.641|-80.151|America/New_York|
Lockhart|FL|US|28.619|-81.443|America/New_York|
Harwich|MA|US|41.686|-70.076|America/New_York|
South Charleston|WV|US|38.368|-81.700|America/New_York|
Medway|MA|US|42.142|-71.397|America/New_York|
Marshall|MO|US|39.123|-93.197|America/Chicago|
Santa Fe|TX|US|29.378|-95.106|America/Chicago|
Newton|NC|US|35.670|-81.221|America/New_York|
North Auburn|CA|US|38.931|-121.082|America/Los_Angeles|
Tehachapi|CA|US|35.132|-118.449|America/Los_Angeles|
Saint Ann|MO|US|38.727|-90.383|America/Chicago|
Thonotosassa|FL|US|28.061|-82.302|America/New_York|
Endicott|NY|US|42.098|-76.049|America/New_York|
Connersville|IN|US|39.641|-85.141|America/Indiana/Indianapolis|
Arrochar|NY|US|40.598|-74.073|America/New_York|
Ferndale|WA|US|48.846|-122.591|America/Los_Angeles|
Middleburg|FL|US|30.069|-81.860|America/New_York|
Rantoul|IL|US|40.308|-88.156|America/Chicago|
Greenville|OH|US|40.103|-84.633|America/New_York|
Saint Simons Island|GA|US|31.151|-81.370|America/New_York|
Shadow Hills|CA|US|34.262|-118.352|America/Los_Angeles|
Woodward|OK|US|36.434|-99.390|America/Chicago|
Rochester|MI|US|42.681|-83.134|America/Detroit|
Key Biscayne|FL|US|25.694|-80.163|America/New_York|
Claremont|NH|US|43.377|-72.347|America/New_York|
Superior|CO|US|39.953|-105.169|America/Denver|
Auburn|IN|US|41.367|-85.059|America/Detroit|
Saint Augustine|FL|US|29.895|-81.315|America/New_York|
Powell|OH|US|40.158|-83.075|America/New_York|
Justice|IL|US|41.744|-87.838|America/Chicago|
Glen Carbon|IL|US|38.748|-89.983|America/Chicago|
West Monroe|LA|US|32.518|-92.148|America/Chicago|
Malibu|CA|US|34.026|-118.780|America/Los_Angeles|
Borger|TX|US|35.668|-101.397|America/Chicago|
College|AK|US|64.857|-147.803|America/Anchorage|
Shiloh|IL|US|38.561|-89.897|America/Chicago|
Fort Drum|NY|US|44.058|-75.762|America/New_York|
Grass Valley|CA|US|39.219|-121.061|America/Los_Angeles|
Newington|VA|US|38.738|-77.185|America/New_York|
Greenwich|CT|US|41.026|-73.628|America/New_York|
Lakeland North|WA|US|47.333|-122.277|America/Los_Angeles|
Kingston|PA|US|41.262|-75.897|America/New_York|
Fulton|MO|US|38.847|-91.948|America/Chicago|
El Dorado|KS|US|37.817|-96.862|America/Chicago|
Wawarsing|NY|US|41.759|-74.357|America/New_York|
Mounds View|MN|US|45.105|-93.209|America/Chicago|
Herrin|IL|US|37.803|-89.028|America/Chicago|
Grenada|MS|US|33.769|-89.808|America/Chicago|
Dover|OH|US|40.521|-81.474|America/New_York|
Hanover|NJ|US|40.805|-74.367|America/New_York|
Dardenne Prairie|MO|US|38.770|-90.729|America/Chicago|
Saint Helens|OR|US|45.864|-122.806|America/Los_Angeles|
Forest Hill|TX|US|32.672|-97.269|America/Chicago|
Weigelstown|PA|US|39.984|-76.822|America/New_York|
Dallas|GA|US|33.924|-84.841|America/New_York|
Glendale|WI|US|43.135|-87.936|America/Chicago|
York Beach|ME|US|43.171|-70.609|America/New_York|
Holiday City-Berkeley|NJ|US|39.964|-74.278|America/New_York|
Hot Springs Village|AR|US|34.672|-92.999|America/Chicago|
Fruita|CO|US|39.159|-108.729|America/Denver|
Kettering|MD|US|38.885|-76.815|America/New_York|
Athens|TX|US|32.205|-95.856|America/Chicago|
New Carrollton|MD|US|38.970|-76.880|America/New_York|
Port Neches|TX|US|29.991|-93.959|America/Chicago|
Hamilton Square|NJ|US|40.227|-74.653|America/New_York|
Fallsburg|NY|US|41.732|-74.601|America/New_York|
Charlton|MA|US|42.136|-71.970|America/New_York|
Seaside|NY|US|40.583|-73.828|America/New_York|
Bedford|OH|US|41.393|-81.537|America/New_York|
Andover|KS|US|37.714|-97.136|America/Chicago|
Finneytown|OH|US|39.200|-84.520|America/New_York|
Elk City|OK|US|35.412|-99.404|America/Chicago|
New Kensington|PA|US|40.570|-79.765|America/New_York|
Conneaut|OH|US|41.948|-80.554|America/New_York|
Derby|CT|US|41.321|-73.089|America/New_York|
Boone|IA|US|42.060|-93.880|America/Chicago|
Minden|LA|US|32.615|-93.287|America/Chicago|
Middle Valley|TN|US|35.196|-85.185|America/New_York|
Markham|IL|US|41.594|-87.695|America/Chicago|
Belle Chasse|LA|US|29.855|-89.991|America/Chicago|
Riviera Beach|MD|US|39.167|-76.508|America/New_York|
Pelham|NH|US|42.735|-71.325|America/New_York|
Pedley|CA|US|33.975|-117.476|America/Los_Angeles|
El Sobrante|CA|US|37.977|-122.295|America/Los_Angeles|
Nānākuli|HI|US|21.394|-158.154|Pacific/Honolulu|
McComb|MS|US|31.244|-90.453|America/Chicago|
Sylacauga|AL|US|33.173|-86.252|America/Chicago|
Half Moon Bay|CA|US|37.464|-122.429|America/Los_Angeles|
Lilburn|GA|US|33.890|-84.143|America/New_York|
Centralia|IL|US|38.525|-89.133|America/Chicago|
West Valley|WA|US|46.592|-120.605|America/Los_Angeles|
San Anselmo|CA|US|37.975|-122.562|America/Los_Angeles|
Artondale|WA|US|47.300|-122.621|America/Los_Angeles|
Lincolnwood|IL|US|42.004|-87.730|America/Chicago|
Panama City Beach|FL|US|30.177|-85.805|America/Chicago|
Montgomeryville|PA|US|40.247|-75.244|America/New_York|
Joppatowne|MD|US|39.458|-76.355|America/New_York|
Uxbridge|MA|US|42.077|-71.630|America/New_York|
Effingham|IL|US|39.120|-88.543|America/Chicago|
Eufaula|AL|US|31.891|-85.145|America/Chicago|
Channahon|IL|US|41.429|-88.229|America/Chicago|
Moody|AL|US|33.591|-86.491|America/Chicago|
Loveland|OH|US|39.269|-84.264|America/New_York|
South Daytona|FL|US|29.166|-81.004|America/New_York|
Platteville|WI|US|42.734|-90.478|America/Chicago|
Gaffney|SC|US|35.072|-81.650|America/New_York|
Kemp Mill|MD|US|39.039|-77.019|America/New_York|
Rogers|MN|US|45.189|-93.553|America/Chicago|
Azalea Park|FL|US|28.541|-81.301|America/New_York|
Lakeland|TN|US|35.231|-89.740|America/Chicago|
Rendon|TX|US|32.576|-97.241|America/Chicago|
Palos Heights|IL|US|41.668|-87.796|America/Chicago|
Wickliffe|OH|US|41.605|-81.453|America/New_York|
Verona|WI|US|42.991|-89.533|America/Chicago|
Woodhaven|MI|US|42.139|-83.242|America/Detroit|
Bonita|CA|US|32.658|-117.030|America/Los_Angeles|
Kewanee|IL|US|41.246|-89.925|America/Chicago|
Woodland Park|NJ|US|40.890|-74.195|America/New_York|
Bainbridge|GA|US|30.904|-84.575|America/New_York|
Cambridge|MD|US|38.563|-76.079|America/New_York|
Bedford|MA|US|42.491|-71.276|America/New_York|
Windsor Locks|CT|US|41.929|-72.627|America/New_York|
Winnetka|IL|US|42.108|-87.736|America/Chicago|
New Providence|NJ|US|40.698|-74.402|America/New_York|
Green River|WY|US|41.529|-109.466|America/Denver|
Grand Terrace|CA|US|34.034|-117.314|America/Los_Angeles|
Patchogue|NY|US|40.766|-73.015|America/New_York|
Cedar Grove|NJ|US|40.852|-74.229|America/New_York|
Ardmore|PA|US|40.007|-75.285|America/New_York|
Wilmington|OH|US|39.445|-83.829|America/New_York|
Ringwood|NJ|US|41.113|-74.245|America/New_York|
North Madison|IN|US|38.768|-85.397|America/Indiana/Indianapolis|
Steamboat Springs|CO|US|40.485|-106.832|America/Denver|
Abbeville|LA|US|29.975|-92.134|America/Chicago|
Fort Atkinson|WI|US|42.929|-88.837|America/Chicago|
Lake Arrowhead|CA|US|34.248|-117.189|America/Los_Angeles|
Irondale|AL|US|33.538|-86.707|America/Chicago|
Lumberton|TX|US|30.266|-94.200|America/Chicago|
Larkspur|CA|US|37.934|-122.535|America/Los_Angeles|
Port Lavaca|TX|US|28.615|-96.626|America/Chicago|
Mount Vernon|VA|US|38.714|-77.101|America/New_York|
Brookhaven|MS|US|31.579|-90.441|America/Chicago|
Fernway|PA|US|40.695|-80.131|America/New_York|
Beatrice|NE|US|40.268|-96.747|America/Chicago|
Ottawa|KS|US|38.616|-95.268|America/Chicago|
Wilton Manors|FL|US|26.160|-80.139|America/New_York|
Four Corners|TX|US|29.669|-95.658|America/Chicago|
Federal Heights|CO|US|39.851|-104.999|America/Denver|
Spring Creek|NV|US|40.727|-115.586|America/Los_Angeles|
New Baltimore|MI|US|42.681|-82.737|America/Detroit|
Forestville|MD|US|38.845|-76.875|America/New_York|
Chatham|IL|US|39.676|-89.705|America/Chicago|
Atco|NJ|US|39.770|-74.887|America/New_York|
Mandeville|LA|US|30.358|-90.066|America/Chicago|
Fernandina Beach|FL|US|30.670|-81.463|America/New_York|
Miller Place|NY|US|40.960|-72.996|America/New_York|
Escanaba|MI|US|45.745|-87.065|America/Detroit|
Mountain Home|AR|US|36.335|-92.385|America/Chicago|
Lake Los Angeles|CA|US|34.612|-117.828|America/Los_Angeles|
Cleveland|MS|US|33.744|-90.725|America/Chicago|
Portland|TN|US|36.582|-86.516|America/Chicago|
Gulfport|FL|US|27.748|-82.703|America/New_York|
Plover|WI|US|44.456|-89.544|America/Chicago|
Cornelius|OR|US|45.520|-123.060|America/Los_Angeles|
Broadlands|VA|US|39.018|-77.520|America/New_York|
Northlake|IL|US|41.917|-87.896|America/Chicago|
Big Bear City|CA|US|34.261|-116.845|America/Los_Angeles|
North Castle|NY|US|41.140|-73.684|America/New_York|
Eatontown|NJ|US|40.296|-74.051|America/New_York|
Coolidge|AZ|US|32.978|-111.518|America/Phoenix|
Marion|AR|US|35.215|-90.196|America/Chicago|
West Plains|MO|US|36.728|-91.852|America/Chicago|
Plymouth|CT|US|41.672|-73.053|America/New_York|
Trenton|OH|US|39.481|-84.458|America/New_York|
Overlea|MD|US|39.363|-76.521|America/New_York|
North Merrick|NY|US|40.691|-73.563|America/New_York|
Port Saint John|FL|US|28.477|-80.789|America/New_York|
Green Valley|MD|US|39.309|-77.297|America/New_York|
Okmulgee|OK|US|35.623|-95.961|America/Chicago|
South Miami|FL|US|25.708|-80.293|America/New_York|
Hasbrouck Heights|NJ|US|40.858|-74.081|America/New_York|
Jacksonville|AL|US|33.814|-85.761|America/Chicago|
Marysville|CA|US|39.146|-121.591|America/Los_Angeles|
Clarkston|GA|US|33.810|-84.240|America/New_York|
Kingston|MA|US|41.995|-70.724|America/New_York|
Davidson|NC|US|35.502|-80.839|America/New_York|
Winfield|KS|US|37.240|-96.996|America/Chicago|
Red Bank|NJ|US|40.347|-74.064|America/New_York|
Somerville|NJ|US|40.574|-74.610|America/New_York|
Kings Point|FL|US|26.445|-80.140|America/New_York|
East Hanover|NJ|US|40.820|-74.365|America/New_York|
Tucson Estates|AZ|US|32.188|-111.091|America/Phoenix|
Haverstraw|NY|US|41.198|-73.965|America/New_York|
Suamico|WI|US|44.632|-88.039|America/Chicago|
Timberlake|VA|US|37.321|-79.258|America/New_York|
Riverview|MI|US|42.174|-83.179|America/Detroit|
Choctaw|OK|US|35.498|-97.269|America/Chicago|
Lake City|FL|US|30.190|-82.639|America/New_York|
Babylon|NY|US|40.696|-73.326|America/New_York|
Travilah|MD|US|39.069|-77.263|America/New_York|
Blue Ash|OH|US|39.232|-84.378|America/New_York|
Hudson|FL|US|28.364|-82.693|America/New_York|
Neosho|MO|US|36.869|-94.368|America/Chicago|
Baraboo|WI|US|43.471|-89.744|America/Chicago|
Freeport|TX|US|28.954|-95.360|America/Chicago|
Stony Point|NY|US|41.230|-73.987|America/New_York|
Richmond|TX|US|29.582|-95.761|America/Chicago|
Arkansas City|KS|US|37.062|-97.038|America/Chicago|
Amherst|OH|US|41.398|-82.222|America/New_York|
New Kingman-Butler|AZ|US|35.265|-114.032|America/Phoenix|
Evanston|WY|US|41.268|-110.963|America/Denver|
Speedway|IN|US|39.802|-86.267|America/Indiana/Indianapolis|
Weatherford|OK|US|35.526|-98.708|America/Chicago|
Florida City|FL|US|25.448|-80.479|America/New_York|
Port Royal|SC|US|32.379|-80.693|America/New_York|
Wells Branch|TX|US|30.446|-97.679|America/Chicago|
Luling|LA|US|29.932|-90.366|America/Chicago|
Mount Sinai|NY|US|40.947|-73.030|America/New_York|
Brown Deer|WI|US|43.163|-87.965|America/Chicago|
Salisbury|NY|US|40.746|-73.560|America/New_York|
Dunkirk|NY|US|42.480|-79.334|America/New_York|
Woodmere|LA|US|29.858|-90.080|America/Chicago|
Washington|IN|US|38.659|-87.173|America/Indiana/Vincennes|
Cloquet|MN|US|46.722|-92.459|America/Chicago|
Festus|MO|US|38.221|-90.396|America/Chicago|
Chelsea|AL|US|33.340|-86.630|America/Chicago|
Poquoson|VA|US|37.122|-76.346|America/New_York|
Irmo|SC|US|34.086|-81.183|America/New_York|
Lake Station|IN|US|41.575|-87.239|America/Chicago|
Glenn Heights|TX|US|32.549|-96.857|America/Chicago|
Madison|IN|US|38.736|-85.380|America/Indiana/Indianapolis|
Goldenrod|FL|US|28.610|-81.289|America/New_York|
Norton|OH|US|41.029|-81.638|America/New_York|
Artesia|NM|US|32.842|-104.403|America/Denver|
Edgewater|NJ|US|40.827|-73.976|America/New_York|
Fairfax Station|VA|US|38.801|-77.326|America/New_York|
Stafford|CT|US|41.985|-72.289|America/New_York|
Centerton|AR|US|36.360|-94.285|America/Chicago|
Smithfield|NC|US|35.508|-78.339|America/New_York|
Red Oak|TX|US|32.518|-96.804|America/Chicago|
Los Alamos|NM|US|35.888|-106.307|America/Denver|
North Palm Beach|FL|US|26.818|-80.082|America/New_York|
Clawson|MI|US|42.533|-83.146|America/Detroit|
Salem|OH|US|40.901|-80.857|America/New_York|
Cedar Lake|IN|US|41.365|-87.441|America/Chicago|
Fortuna|CA|US|40.598|-124.157|America/Los_Angeles|
Glen Rock|NJ|US|40.963|-74.133|America/New_York|
Firestone|CO|US|40.112|-104.937|America/Denver|
Portales|NM|US|34.186|-103.334|America/Denver|
Gladstone|OR|US|45.381|-122.595|America/Los_Angeles|
La Homa|TX|US|26.250|-98.364|America/Chicago|
Martinsville|NJ|US|40.601|-74.559|America/New_York|
Kailua-Kona|HI|US|19.640|-155.999|Pacific/Honolulu|
Waconia|MN|US|44.851|-93.787|America/Chicago|
Shepherdsville|KY|US|37.988|-85.716|America/New_York|
Crestwood|MO|US|38.557|-90.382|America/Chicago|
Youngsville|LA|US|30.100|-91.990|America/Chicago|
North Wantagh|NY|US|40.693|-73.508|America/New_York|
Freehold|NJ|US|40.260|-74.274|America/New_York|
Monfort Heights|OH|US|39.188|-84.595|America/New_York|
Scotts Valley|CA|US|37.051|-122.015|America/Los_Angeles|
Holly Hill|FL|US|29.244|-81.038|America/New_York|
Leeds|AL|US|33.548|-86.544|America/Chicago|
Richmond Hill|GA|US|31.938|-81.303|America/New_York|
Bogalusa|LA|US|30.791|-89.849|America/Chicago|
Bennsville|MD|US|38.609|-77.012|America/New_York|
Dranesville|VA|US|39.001|-77.346|America/New_York|
Guymon|OK|US|36.683|-101.482|America/Chicago|
West Haven|UT|US|41.203|-112.051|America/Denver|
Bucyrus|OH|US|40.808|-82.975|America/New_York|
Kelso|WA|US|46.147|-122.908|America/Los_Angeles|
Pennsville|NJ|US|39.653|-75.517|America/New_York|
Maryville|MO|US|40.346|-94.872|America/Chicago|
Clayton|CA|US|37.941|-121.936|America/Los_Angeles|
California|MD|US|38.300|-76.507|America/New_York|
Lakeside|VA|US|37.608|-77.477|America/New_York|
Terryville|NY|US|40.909|-73.065|America/New_York|
Wanaque|NJ|US|41.038|-74.294|America/New_York|
Cypress Lake|FL|US|26.538|-81.899|America/New_York|
Alexandria|MN|US|45.885|-95.378|America/Chicago|
Westwood Lake|FL|US|25.729|-80.373|America/New_York|
Morgan City|LA|US|29.699|-91.207|America/Chicago|
Florham Park|NJ|US|40.788|-74.388|America/New_York|
Kingsburg|CA|US|36.514|-119.554|America/Los_Angeles|
Georgetown|GA|US|31.983|-81.227|America/New_York|
Greensburg|IN|US|39.337|-85.484|America/Indiana/Indianapolis|
Cottonwood|AZ|US|34.739|-112.010|America/Phoenix|
Schiller Park|IL|US|41.956|-87.871|America/Chicago|
Lovington|NM|US|32.944|-103.349|America/Denver|
Sugarland Run|VA|US|39.038|-77.375|America/New_York|
Pontiac|IL|US|40.881|-88.630|America/Chicago|
Bridgeton|MO|US|38.767|-90.412|America/Chicago|
Franklin|OH|US|39.559|-84.304|America/New_York|
Woodinville|WA|US|47.754|-122.163|America/Los_Angeles|
Red Bank|TN|US|35.112|-85.294|America/New_York|
Newport East|RI|US|41.516|-71.288|America/New_York|
Snyder|TX|US|32.718|-100.918|America/Chicago|
Lansing|KS|US|39.249|-94.900|America/Chicago|
Givat Zeev||IL|31.861|35.169|Asia/Jerusalem|גבעת זאב
Beachwood|OH|US|41.465|-81.509|America/New_York|
Lower Burrell|PA|US|40.553|-79.757|America/New_York|
Trophy Club|TX|US|32.998|-97.184|America/Chicago|
Somersworth|NH|US|43.262|-70.865|America/New_York|
Healdsburg|CA|US|38.610|-122.869|America/Los_Angeles|
Blackfoot|ID|US|43.190|-112.345|America/Boise|
South Lyon|MI|US|42.461|-83.652|America/Detroit|
Douglas|GA|US|31.509|-82.850|America/New_York|
Carver|MA|US|41.883|-70.763|America/New_York|
Wallington|NJ|US|40.853|-74.114|America/New_York|
Ocean Pines|MD|US|38.395|-75.156|America/New_York|
Jensen Beach|FL|US|27.254|-80.230|America/New_York|
Lahaina|HI|US|20.874|-156.677|Pacific/Honolulu|
Foothill Ranch|CA|US|33.686|-117.661|America/Los_Angeles|
Emeryville|CA|US|37.831|-122.285|America/Los_Angeles|
Azle|TX|US|32.895|-97.546|America/Chicago|
East Bethel|MN|US|45.319|-93.202|America/Chicago|
Martinsville|IN|US|39.428|-86.428|America/Indiana/Indianapolis|
Seven Hills|OH|US|41.395|-81.676|America/New_York|
Macedonia|OH|US|41.314|-81.508|America/New_York|
Weston|MA|US|42.367|-71.303|America/New_York|
Waipio|HI|US|21.418|-157.999|Pacific/Honolulu|
Magnolia|AR|US|33.267|-93.239|America/Chicago|
River Edge|NJ|US|40.929|-74.040|America/New_York|
Oquirrh|UT|US|40.630|-112.034|America/Denver|
Guttenberg|NJ|US|40.792|-74.004|America/New_York|
Mexico|MO|US|39.170|-91.883|America/Chicago|
North Lindenhurst|NY|US|40.714|-73.382|America/New_York|
Wyandanch|NY|US|40.754|-73.360|America/New_York|
Goshen|OH|US|39.233|-84.161|America/New_York|
Lexington Park|MD|US|38.267|-76.454|America/New_York|
Arlington|TN|US|35.296|-89.661|America/Chicago|
Ravenna|OH|US|41.158|-81.242|America/New_York|
Enumclaw|WA|US|47.204|-121.992|America/Los_Angeles|
Oskaloosa|IA|US|41.296|-92.644|America/Chicago|
Verde Village|AZ|US|34.711|-112.012|America/Phoenix|
El Campo|TX|US|29.197|-96.270|America/Chicago|
Lynnfield|MA|US|42.539|-71.048|America/New_York|
Cocoa Beach|FL|US|28.321|-80.609|America/New_York|
Elizabethtown|PA|US|40.153|-76.603|America/New_York|
Mack|OH|US|39.158|-84.650|America/New_York|
Robstown|TX|US|27.790|-97.669|America/Chicago|
Port Washington|WI|US|43.387|-87.876|America/Chicago|
Lakeland South|WA|US|47.278|-122.283|America/Los_Angeles|
Home Gardens|CA|US|33.878|-117.521|America/Los_Angeles|
Villas|FL|US|26.550|-81.869|America/New_York|
Upper Montclair|NJ|US|40.846|-74.201|America/New_York|
Signal Hill|CA|US|33.804|-118.168|America/Los_Angeles|
Sun Village|CA|US|34.560|-117.957|America/Los_Angeles|
Archdale|NC|US|35.915|-79.972|America/New_York|
Tarrytown|NY|US|41.076|-73.859|America/New_York|
Moss Bluff|LA|US|30.303|-93.191|America/Chicago|
Mountain Park|GA|US|33.844|-84.129|America/New_York|
Fulton|NY|US|43.323|-76.417|America/New_York|
Garden City|ID|US|43.622|-116.238|America/Boise|
Urbana|OH|US|40.108|-83.752|America/New_York|
Valley Falls|RI|US|41.907|-71.391|America/New_York|
North Bellport|NY|US|40.774|-72.943|America/New_York|
Troy|MO|US|38.979|-90.981|America/Chicago|
Lakeland Village|CA|US|33.639|-117.344|America/Los_Angeles|
Tomball|TX|US|30.097|-95.616|America/Chicago|
Greatwood|TX|US|29.554|-95.676|America/Chicago|
Gladeview|FL|US|25.839|-80.236|America/New_York|
Destrehan|LA|US|29.943|-90.353|America/Chicago|
Cheney|WA|US|47.487|-117.576|America/Los_Angeles|
Richfield|WI|US|43.256|-88.194|America/Chicago|
Groveland|FL|US|28.558|-81.851|America/New_York|
Grafton|WI|US|43.320|-87.953|America/Chicago|
Shady Hills|FL|US|28.410|-82.543|America/New_York|
Yeadon|PA|US|39.939|-75.255|America/New_York|
Hobe Sound|FL|US|27.059|-80.136|America/New_York|
Byram|MS|US|32.179|-90.245|America/Chicago|
Claiborne|LA|US|32.516|-92.192|America/Chicago|
Yulee|FL|US|30.632|-81.606|America/New_York|
Excelsior Springs|MO|US|39.339|-94.226|America/Chicago|
Rehoboth|MA|US|41.840|-71.249|America/New_York|
Robinson|TX|US|31.468|-97.115|America/Chicago|
Cedarburg|WI|US|43.297|-87.988|America/Chicago|
Gainesville|VA|US|38.796|-77.614|America/New_York|
Lewisburg|TN|US|35.449|-86.789|America/Chicago|
Royse City|TX|US|32.975|-96.332|America/Chicago|
Prairie Ridge|WA|US|47.138|-122.149|America/Los_Angeles|
Anna|TX|US|33.349|-96.549|America/Chicago|
Bellmawr|NJ|US|39.868|-75.095|America/New_York|
North Saint Paul|MN|US|45.012|-92.992|America/Chicago|
Hillsborough|CA|US|37.574|-122.379|America/Los_Angeles|
Los Alamitos|CA|US|33.803|-118.073|America/Los_Angeles|
Endwell|NY|US|42.113|-76.021|America/New_York|
Clute|TX|US|29.025|-95.399|America/Chicago|
Fenton|MI|US|42.798|-83.705|America/Detroit|
Somerset|KY|US|37.092|-84.604|America/New_York|
Branson|MO|US|36.644|-93.219|America/Chicago|
Parker|SC|US|34.851|-82.453|America/New_York|
Mendota|CA|US|36.754|-120.382|America/Los_Angeles|
Lakes by the Bay|FL|US|25.572|-80.325|America/New_York|
Mays Chapel|MD|US|39.433|-76.649|America/New_York|
Salem|WI|US|42.555|-88.111|America/Chicago|
Haddonfield|NJ|US|39.892|-75.038|America/New_York|
Frederick|CO|US|40.099|-104.937|America/Denver|
Webster|MA|US|42.050|-71.880|America/New_York|
Crossville|TN|US|35.949|-85.027|America/Chicago|
Hawaiian Paradise Park|HI|US|19.593|-154.973|Pacific/Honolulu|
D'Iberville|MS|US|30.426|-88.891|America/Chicago|
Iksāl||IL|32.682|35.324|Asia/Jerusalem|
Summit|IL|US|41.788|-87.810|America/Chicago|
Piedmont|CA|US|37.824|-122.232|America/Los_Angeles|
Ridgefield|NJ|US|40.834|-74.009|America/New_York|
Lyndon|KY|US|38.257|-85.602|America/Kentucky/Louisville|
Ionia|MI|US|42.987|-85.071|America/Detroit|
Carnot-Moon|PA|US|40.519|-80.217|America/New_York|
Newcastle|WA|US|47.539|-122.156|America/Los_Angeles|
Emmaus|PA|US|40.540|-75.497|America/New_York|
Greentree|NJ|US|39.897|-74.956|America/New_York|
Tyngsboro|MA|US|42.677|-71.425|America/New_York|
Grosse Ile|MI|US|42.129|-83.144|America/Detroit|
Jefferson Hills|PA|US|40.291|-79.932|America/New_York|
Ocean City|NJ|US|39.278|-74.575|America/New_York|
Camden|AR|US|33.585|-92.834|America/Chicago|
Oxford|CT|US|41.434|-73.117|America/New_York|
Waupun|WI|US|43.633|-88.730|America/Chicago|
Niles|MI|US|41.830|-86.254|America/Detroit|
North Valley|NM|US|35.173|-106.623|America/Denver|
Oak Hills|OR|US|45.541|-122.841|America/Los_Angeles|
Two Rivers|WI|US|44.154|-87.569|America/Chicago|
Gloucester City|NJ|US|39.892|-75.116|America/New_York|
Lakewood Park|FL|US|27.543|-80.402|America/New_York|
Lakewood Park|FL|US|27.481|-80.374|America/New_York|
Smyrna|DE|US|39.300|-75.605|America/New_York|
Fort Morgan|CO|US|40.250|-103.800|America/Denver|
Mango|FL|US|27.980|-82.306|America/New_York|
Gardnerville Ranchos|NV|US|38.888|-119.741|America/Los_Angeles|
East Grand Rapids|MI|US|42.941|-85.610|America/Detroit|
Magalia|CA|US|39.812|-121.578|America/Los_Angeles|
Broussard|LA|US|30.147|-91.961|America/Chicago|
Walker Mill|MD|US|38.875|-76.888|America/New_York|
West Sedona|AZ|US|34.867|-111.805|America/Phoenix|
Robertsville|NJ|US|40.346|-74.288|America/New_York|
Merriam|KS|US|39.024|-94.694|America/Chicago|
Madison Heights|VA|US|37.431|-79.123|America/New_York|
Woods Cross|UT|US|40.872|-111.892|America/Denver|
Spearfish|SD|US|44.491|-103.859|America/Denver|
Plano|IL|US|41.663|-88.537|America/Chicago|
Warren|RI|US|41.730|-71.283|America/New_York|
Shiloh|OH|US|39.819|-84.229|America/New_York|
Guthrie|OK|US|35.879|-97.425|America/Chicago|
Cusseta|GA|US|32.305|-84.773|America/New_York|
Huntington|VA|US|38.792|-77.071|America/New_York|
Communications Hill|CA|US|37.289|-121.855|America/Los_Angeles|
Lewis Center|OH|US|40.198|-83.010|America/New_York|
Wrentham|MA|US|42.067|-71.328|America/New_York|
Loganville|GA|US|33.839|-83.901|America/New_York|
Westwood|NJ|US|40.991|-74.033|America/New_York|
Munhall|PA|US|40.392|-79.900|America/New_York|
Yazoo City|MS|US|32.855|-90.406|America/Chicago|
Minooka|IL|US|41.455|-88.262|America/Chicago|
Campbellsville|KY|US|37.343|-85.342|America/New_York|
Lake Grove|NY|US|40.853|-73.115|America/New_York|
Yorktown|IN|US|40.174|-85.494|America/Indiana/Indianapolis|
White House|TN|US|36.470|-86.651|America/Chicago|
Browns Mills|NJ|US|39.973|-74.583|America/New_York|
Mendota Heights|MN|US|44.884|-93.138|America/Chicago|
Grosse Pointe Park|MI|US|42.376|-82.937|America/Detroit|
Shiloh|PA|US|39.978|-76.797|America/New_York|
Pike Creek Valley|DE|US|39.736|-75.698|America/New_York|
Shiloh|PA|US|41.042|-78.291|America/New_York|
Beachwood|NJ|US|39.939|-74.193|America/New_York|
Haysville|KS|US|37.564|-97.352|America/Chicago|
Spencer|IA|US|43.141|-95.144|America/Chicago|
North Smithfield|RI|US|41.967|-71.550|America/New_York|
Orange City|FL|US|28.949|-81.299|America/New_York|
Berkley|CO|US|39.804|-105.026|America/Denver|
Pompton Lakes|NJ|US|41.005|-74.291|America/New_York|
Vernal|UT|US|40.456|-109.529|America/Denver|
River Forest|IL|US|41.898|-87.814|America/Chicago|
Saint Peter|MN|US|44.324|-93.958|America/Chicago|
Jefferson|LA|US|29.966|-90.153|America/Chicago|
Jerome|ID|US|42.724|-114.519|America/Boise|
Springdale|OH|US|39.287|-84.485|America/New_York|
Elwood|NY|US|40.845|-73.335|America/New_York|
Grandview|WA|US|46.251|-119.902|America/Los_Angeles|
Leon Valley|TX|US|29.495|-98.619|America/Chicago|
North Scituate|RI|US|41.832|-71.587|America/New_York|
Webb City|MO|US|37.146|-94.463|America/Chicago|
Dudley|MA|US|42.045|-71.930|America/New_York|
Tarboro|NC|US|35.897|-77.536|America/New_York|
Sierra Madre|CA|US|34.162|-118.053|America/Los_Angeles|
Galena Park|TX|US|29.734|-95.230|America/Chicago|
Camp Verde|AZ|US|34.564|-111.854|America/Phoenix|
Oakwood|NY|US|40.564|-74.116|America/New_York|
Mount Kisco|NY|US|41.204|-73.727|America/New_York|
East Renton Highlands|WA|US|47.485|-122.112|America/Los_Angeles|
Raymondville|TX|US|26.481|-97.783|America/Chicago|
Chino Valley|AZ|US|34.758|-112.454|America/Phoenix|
Lantana|FL|US|26.587|-80.052|America/New_York|
Oneida|NY|US|43.093|-75.651|America/New_York|
Gulf Shores|AL|US|30.246|-87.701|America/Chicago|
Dobbs Ferry|NY|US|41.015|-73.873|America/New_York|
Grand Rapids|MN|US|47.237|-93.530|America/Chicago|
Coshocton|OH|US|40.272|-81.860|America/New_York|
Cherry Creek|CO|US|39.635|-104.883|America/Denver|
Webster|TX|US|29.538|-95.118|America/Chicago|
Helena-West Helena|AR|US|34.529|-90.590|America/Chicago|
Town and Country|MO|US|38.612|-90.463|America/Chicago|
Lighthouse Point|FL|US|26.276|-80.087|America/New_York|
Lawrenceburg|KY|US|38.037|-84.897|America/New_York|
Village Park|HI|US|21.398|-158.030|Pacific/Honolulu|
Fredericksburg|TX|US|30.275|-98.872|America/Chicago|
South Yarmouth|MA|US|41.667|-70.185|America/New_York|
Canyon Lake|CA|US|33.685|-117.273|America/Los_Angeles|
View Park-Windsor Hills|CA|US|33.996|-118.348|America/Los_Angeles|
East Milton|FL|US|30.615|-87.022|America/Chicago|
Leicester|MA|US|42.246|-71.909|America/New_York|
Grand Haven|MI|US|43.063|-86.228|America/Detroit|
Peru|IN|US|40.754|-86.069|America/Indiana/Indianapolis|
Lakeland Highlands|FL|US|27.960|-81.950|America/New_York|
Joint Base Lewis McChord|WA|US|47.108|-122.577|America/Los_Angeles|
Saint Albans|WV|US|38.386|-81.836|America/New_York|
Burkburnett|TX|US|34.098|-98.571|America/Chicago|
Londonderry|NH|US|42.865|-71.374|America/New_York|
Diamond Springs|CA|US|38.695|-120.815|America/Los_Angeles|
Sonoma|CA|US|38.292|-122.458|America/Los_Angeles|
Millington|TN|US|35.341|-89.897|America/Chicago|
Little Chute|WI|US|44.280|-88.318|America/Chicago|
Vermilion-on-the-Lake|OH|US|41.428|-82.324|America/New_York|
Suffern|NY|US|41.115|-74.150|America/New_York|
Ontario|OR|US|44.027|-116.963|America/Boise|
Chalco|NE|US|41.184|-96.150|America/Chicago|
West Point|MS|US|33.608|-88.650|America/Chicago|
Crestwood|IL|US|41.645|-87.742|America/Chicago|
Mountain Top|PA|US|41.170|-75.877|America/New_York|
Doctor Phillips|FL|US|28.449|-81.492|America/New_York|
Totowa|NJ|US|40.905|-74.210|America/New_York|
Spuyten Duyvil|NY|US|40.881|-73.917|America/New_York|
Mitchellville|MD|US|38.925|-76.743|America/New_York|
Little Ferry|NJ|US|40.853|-74.042|America/New_York|
Martin|TN|US|36.343|-88.850|America/Chicago|
Union|MO|US|38.450|-91.008|America/Chicago|
Damascus|OR|US|45.418|-122.459|America/Los_Angeles|
Highland Park|MI|US|42.406|-83.097|America/Detroit|
Vidor|TX|US|30.132|-94.015|America/Chicago|
Cordele|GA|US|31.964|-83.782|America/New_York|
Bluffdale|UT|US|40.490|-111.939|America/Denver|
Malvern|AR|US|34.362|-92.813|America/Chicago|
Seymour|TN|US|35.891|-83.725|America/New_York|
Quartz Hill|CA|US|34.645|-118.218|America/Los_Angeles|
Gulf Gate Estates|FL|US|27.252|-82.515|America/New_York|
Storm Lake|IA|US|42.641|-95.210|America/Chicago|
Trinity|FL|US|28.181|-82.682|America/New_York|
Fairfield|AL|US|33.486|-86.912|America/Chicago|
Lincolnton|NC|US|35.474|-81.255|America/New_York|
Ironton|OH|US|38.537|-82.683|America/New_York|
Franklin Lakes|NJ|US|41.017|-74.206|America/New_York|
Brooklyn|OH|US|41.440|-81.735|America/New_York|
Newman|CA|US|37.314|-121.021|America/Los_Angeles|
Summerfield|MD|US|38.905|-76.868|America/New_York|
Corning|NY|US|42.143|-77.055|America/New_York|
Doraville|GA|US|33.898|-84.283|America/New_York|
Sturgis|MI|US|41.799|-85.419|America/Detroit|
DeRidder|LA|US|30.846|-93.289|America/Chicago|
Ogdensburg|NY|US|44.694|-75.486|America/Toronto|
Woodbury|NY|US|41.365|-74.106|America/New_York|
Taylorville|IL|US|39.549|-89.295|America/Chicago|
Riverton|WY|US|43.025|-108.380|America/Denver|
Citrus|CA|US|34.115|-117.892|America/Los_Angeles|
Summerfield|NC|US|36.209|-79.905|America/New_York|
Show Low|AZ|US|34.254|-110.030|America/Phoenix|
Acushnet|MA|US|41.681|-70.908|America/New_York|
Waynesboro|PA|US|39.756|-77.578|America/New_York|
East Liverpool|OH|US|40.619|-80.577|America/New_York|
Coldwater|MI|US|41.940|-85.001|America/Detroit|
Highland City|FL|US|27.965|-81.878|America/New_York|
Miami Shores|FL|US|25.863|-80.193|America/New_York|
Winchester Center|CT|US|41.900|-73.135|America/New_York|
Maltby|WA|US|47.805|-122.113|America/Los_Angeles|
Burr Ridge|IL|US|41.749|-87.918|America/Chicago|
Sedro-Woolley|WA|US|48.504|-122.236|America/Los_Angeles|
Lindon|UT|US|40.343|-111.721|America/Denver|
Sweetwater|TX|US|32.471|-100.406|America/Chicago|
Pine Castle|FL|US|28.472|-81.368|America/New_York|
Mount Holly|NJ|US|39.993|-74.788|America/New_York|
La Riviera|CA|US|38.567|-121.357|America/Los_Angeles|
Marinette|WI|US|45.100|-87.631|America/Chicago|
Bellefontaine Neighbors|MO|US|38.740|-90.227|America/Chicago|
Van Wert|OH|US|40.869|-84.584|America/New_York|
Muskegon Heights|MI|US|43.201|-86.239|America/Detroit|
Monroe|WI|US|42.601|-89.638|America/Chicago|
Holbrook|MA|US|42.155|-71.009|America/New_York|
Broomall|PA|US|39.981|-75.357|America/New_York|
Worth|IL|US|41.690|-87.797|America/Chicago|
Jacinto City|TX|US|29.767|-95.234|America/Chicago|
Smithfield|UT|US|41.838|-111.833|America/Denver|
Farmersville|CA|US|36.298|-119.207|America/Los_Angeles|
Crestline|CA|US|34.242|-117.286|America/Los_Angeles|
Kings Mountain|NC|US|35.245|-81.341|America/New_York|
Viera East|FL|US|28.262|-80.714|America/New_York|
Lowes Island|VA|US|39.060|-77.352|America/New_York|
Delhi|CA|US|37.432|-120.779|America/Los_Angeles|
Roessleville|NY|US|42.695|-73.807|America/New_York|
Sussex|WI|US|43.134|-88.222|America/Chicago|
Arkadelphia|AR|US|34.121|-93.054|America/Chicago|
Saks|AL|US|33.699|-85.840|America/Chicago|
Echelon|NJ|US|39.848|-74.996|America/New_York|
Collegedale|TN|US|35.053|-85.050|America/New_York|
Vermillion|SD|US|42.779|-96.929|America/Chicago|
Minneola|FL|US|28.574|-81.746|America/New_York|
Tamalpais-Homestead Valley|CA|US|37.878|-122.536|America/Los_Angeles|
Middlesboro|KY|US|36.608|-83.717|America/New_York|
Lyons|IL|US|41.813|-87.818|America/Chicago|
Holly Springs|GA|US|34.174|-84.501|America/New_York|
Fort Madison|IA|US|40.630|-91.315|America/Chicago|
Bolivar|MO|US|37.614|-93.410|America/Chicago|
Bastrop|LA|US|32.778|-91.911|America/Chicago|
Atchison|KS|US|39.563|-95.122|America/Chicago|
Largo|MD|US|38.898|-76.830|America/New_York|
Fredonia|NY|US|42.440|-79.332|America/New_York|
Cheval|FL|US|28.149|-82.515|America/New_York|
Halfway|MD|US|39.621|-77.759|America/New_York|
Petal|MS|US|31.347|-89.260|America/Chicago|
Kapa‘a|HI|US|22.075|-159.319|Pacific/Honolulu|
Rosaryville|MD|US|38.757|-76.810|America/New_York|
Somers Point|NJ|US|39.318|-74.595|America/New_York|
Little Falls|NJ|US|40.869|-74.208|America/New_York|
Darby|PA|US|39.918|-75.259|America/New_York|
Rekhasim||IL|32.749|35.099|Asia/Jerusalem|
Vidalia|GA|US|32.218|-82.413|America/New_York|
Gonzales|LA|US|30.239|-90.920|America/Chicago|
Grimes|IA|US|41.688|-93.791|America/Chicago|
Picayune|MS|US|30.526|-89.678|America/Chicago|
Klahanie|WA|US|47.571|-122.008|America/Los_Angeles|
Batesville|AR|US|35.770|-91.641|America/Chicago|
Northbrook|OH|US|39.246|-84.584|America/New_York|
Kennett|MO|US|36.236|-90.056|America/Chicago|
Burlington|WI|US|42.678|-88.276|America/Chicago|
Placerville|CA|US|38.730|-120.799|America/Los_Angeles|
Garden Acres|CA|US|37.964|-121.229|America/Los_Angeles|
Muscoy|CA|US|34.154|-117.344|America/Los_Angeles|
Sandy|OR|US|45.397|-122.261|America/Los_Angeles|
Lansdowne|PA|US|39.938|-75.272|America/New_York|
Morro Bay|CA|US|35.366|-120.850|America/Los_Angeles|
Satellite Beach|FL|US|28.176|-80.590|America/New_York|
Scottdale|GA|US|33.790|-84.264|America/New_York|
Massena|NY|US|44.928|-74.892|America/New_York|
Old Saybrook|CT|US|41.292|-72.376|America/New_York|
Bedford Heights|OH|US|41.417|-81.527|America/New_York|
Vashon|WA|US|47.447|-122.460|America/Los_Angeles|
Camp Pendleton South|CA|US|33.228|-117.379|America/Los_Angeles|
Forest Acres|SC|US|34.019|-80.990|America/New_York|
Winton|CA|US|37.389|-120.613|America/Los_Angeles|
Keokuk|IA|US|40.397|-91.385|America/Chicago|
Eureka|MO|US|38.503|-90.628|America/Chicago|
Norwell|MA|US|42.162|-70.794|America/New_York|
Gardere|LA|US|30.346|-91.140|America/Chicago|
Accokeek|MD|US|38.668|-77.028|America/New_York|
Union City|TN|US|36.424|-89.057|America/Chicago|
Vernon|TX|US|34.155|-99.266|America/Chicago|
Vienna|WV|US|39.327|-81.548|America/New_York|
Eltingville|NY|US|40.545|-74.166|America/New_York|
Santaquin|UT|US|39.976|-111.785|America/Denver|
North Versailles|PA|US|40.380|-79.809|America/New_York|
Lawrenceburg|TN|US|35.242|-87.335|America/Chicago|
Roscoe|IL|US|42.413|-89.009|America/Chicago|
Hillsdale|NJ|US|41.003|-74.040|America/New_York|
Exeter|CA|US|36.296|-119.142|America/Los_Angeles|
Belmont|NC|US|35.243|-81.037|America/New_York|
Forestville|OH|US|39.075|-84.345|America/New_York|
Weddington|NC|US|35.022|-80.761|America/New_York|
Farmington|MI|US|42.464|-83.376|America/Detroit|
Jackson|WY|US|43.480|-110.762|America/Boise|
Chesapeake Ranch Estates|MD|US|38.346|-76.418|America/New_York|
Fox Lake|IL|US|42.397|-88.184|America/Chicago|
Manchester|TN|US|35.482|-86.089|America/Chicago|
The Pinery|CO|US|39.455|-104.734|America/Denver|
Pine Hill|NJ|US|39.784|-74.992|America/New_York|
Montgomery|OH|US|39.228|-84.354|America/New_York|
Redwood Shores|CA|US|37.532|-122.248|America/Los_Angeles|
Sebring|FL|US|27.496|-81.441|America/New_York|
Dent|OH|US|39.186|-84.651|America/New_York|
Bound Brook|NJ|US|40.568|-74.538|America/New_York|
Sauk Village|IL|US|41.488|-87.568|America/Chicago|
Rockport|TX|US|28.021|-97.056|America/Chicago|
Heath|OH|US|40.023|-82.445|America/New_York|
Ventnor City|NJ|US|39.340|-74.477|America/New_York|
Middle Island|NY|US|40.884|-72.937|America/New_York|
Arizona City|AZ|US|32.756|-111.671|America/Phoenix|
Richmond Heights|OH|US|41.553|-81.510|America/New_York|
Wyomissing|PA|US|40.330|-75.965|America/New_York|
Burley|ID|US|42.536|-113.793|America/Boise|
Vermilion|OH|US|41.422|-82.365|America/New_York|
Key Largo|FL|US|25.087|-80.447|America/New_York|
Warr Acres|OK|US|35.523|-97.619|America/Chicago|
Canandaigua|NY|US|42.874|-77.288|America/New_York|
Manville|NJ|US|40.541|-74.588|America/New_York|
West Haverstraw|NY|US|41.210|-73.985|America/New_York|
Lincoln Park|NJ|US|40.924|-74.302|America/New_York|
Melvindale|MI|US|42.283|-83.175|America/Detroit|
Cambridge|OH|US|40.031|-81.588|America/New_York|
Greencastle|IN|US|39.644|-86.865|America/Indiana/Indianapolis|
Big Rapids|MI|US|43.698|-85.484|America/Detroit|
Kinnelon|NJ|US|41.002|-74.367|America/New_York|
Palatka|FL|US|29.649|-81.638|America/New_York|
Columbia|PA|US|40.034|-76.504|America/New_York|
Sedona|AZ|US|34.870|-111.761|America/Phoenix|
Celina|OH|US|40.549|-84.570|America/New_York|
Norfolk|MA|US|42.120|-71.325|America/New_York|
Portage|WI|US|43.539|-89.463|America/Chicago|
Wabash|IN|US|40.798|-85.821|America/Indiana/Indianapolis|
Struthers|OH|US|41.053|-80.608|America/New_York|
Cadillac|MI|US|44.252|-85.401|America/Detroit|
Big Lake|MN|US|45.332|-93.746|America/Chicago|
Pella|IA|US|41.408|-92.916|America/Chicago|
Castle Pines North|CO|US|39.472|-104.895|America/Denver|
Mount Airy|NC|US|36.499|-80.607|America/New_York|
Barrington|IL|US|42.154|-88.136|America/Chicago|
Durham|NH|US|43.134|-70.926|America/New_York|
West Point|UT|US|41.118|-112.084|America/Denver|
Silver Springs|FL|US|29.217|-82.058|America/New_York|
Newberry|SC|US|34.275|-81.619|America/New_York|
Linthicum|MD|US|39.205|-76.653|America/New_York|
Reading|OH|US|39.224|-84.442|America/New_York|
Bluefield|WV|US|37.270|-81.222|America/New_York|
Little Canada|MN|US|45.027|-93.088|America/Chicago|
Eunice|LA|US|30.494|-92.418|America/Chicago|
Wood River|IL|US|38.861|-90.098|America/Chicago|
Hull|MA|US|42.302|-70.908|America/New_York|
Oak Grove|SC|US|33.981|-81.143|America/New_York|
Morris Park|NY|US|40.852|-73.853|America/New_York|
Newport|OR|US|44.637|-124.053|America/Los_Angeles|
Beverly Hills|MI|US|42.524|-83.223|America/Detroit|
Edwards|CO|US|39.645|-106.594|America/Denver|
Cedar Hills|UT|US|40.414|-111.759|America/Denver|
Pleasant Grove|AL|US|33.491|-86.970|America/Chicago|
Lancaster|NY|US|42.901|-78.670|America/New_York|
Nanticoke|PA|US|41.205|-76.005|America/New_York|
Milford|DE|US|38.913|-75.428|America/New_York|
Rossmoor|CA|US|33.786|-118.085|America/Los_Angeles|
Timberlane|LA|US|29.877|-90.032|America/Chicago|
Sleepy Hollow|NY|US|41.086|-73.858|America/New_York|
Fairview Shores|FL|US|28.591|-81.394|America/New_York|
Waterloo|IL|US|38.336|-90.150|America/Chicago|
Alpine|UT|US|40.453|-111.778|America/Denver|
Beecher|MI|US|43.090|-83.694|America/Detroit|
Fairmount|NY|US|43.047|-76.239|America/New_York|
Española|NM|US|35.991|-106.081|America/Denver|
Berwick|PA|US|41.055|-76.233|America/New_York|
Roma|TX|US|26.405|-99.016|America/Matamoros|
Fairmont|MN|US|43.652|-94.461|America/Chicago|
River Grove|IL|US|41.926|-87.836|America/Chicago|
Anderson|CA|US|40.448|-122.298|America/Los_Angeles|
North Branch|MN|US|45.511|-92.980|America/Chicago|
Watervliet|NY|US|42.730|-73.701|America/New_York|
Vail|AZ|US|32.048|-110.712|America/Phoenix|
Gages Lake|IL|US|42.352|-87.983|America/Chicago|
Jefferson|GA|US|34.117|-83.572|America/New_York|
Raceland|LA|US|29.727|-90.599|America/Chicago|
Columbia|IL|US|38.444|-90.201|America/Chicago|
Bel Air|MD|US|39.536|-76.348|America/New_York|
Capitola|CA|US|36.975|-121.953|America/Los_Angeles|
North Logan|UT|US|41.769|-111.805|America/Denver|
Jennings|LA|US|30.222|-92.657|America/Chicago|
Bohemia|NY|US|40.769|-73.115|America/New_York|
Alpena|MI|US|45.062|-83.433|America/Detroit|
Bellmead|TX|US|31.594|-97.109|America/Chicago|
Forestdale|AL|US|33.570|-86.896|America/Chicago|
Wells Beach Station|ME|US|43.324|-70.591|America/New_York|
Lake Morton-Berrydale|WA|US|47.333|-122.103|America/Los_Angeles|
Gold Camp|AZ|US|33.294|-111.304|America/Phoenix|
Shasta Lake|CA|US|40.680|-122.371|America/Los_Angeles|
Gold Canyon|AZ|US|33.371|-111.437|America/Phoenix|
Lanham|MD|US|38.969|-76.863|America/New_York|
Paris|TN|US|36.302|-88.327|America/Chicago|
Great Neck|NY|US|40.801|-73.728|America/New_York|
East Stroudsburg|PA|US|41.000|-75.181|America/New_York|
Oil City|PA|US|41.434|-79.706|America/New_York|
Norwalk|IA|US|41.476|-93.679|America/Chicago|
Marlton|NJ|US|39.891|-74.922|America/New_York|
Galion|OH|US|40.734|-82.790|America/New_York|
Denham Springs|LA|US|30.487|-90.958|America/Chicago|
Fort Knox|KY|US|37.891|-85.964|America/New_York|
Essex Junction|VT|US|44.491|-73.111|America/New_York|
San Diego Country Estates|CA|US|33.007|-116.784|America/Los_Angeles|
Maynard|MA|US|42.433|-71.450|America/New_York|
Naḥf||IL|32.934|35.317|Asia/Jerusalem|
Goulds|FL|US|25.563|-80.382|America/New_York|
Waldwick|NJ|US|41.011|-74.118|America/New_York|
Port Salerno|FL|US|27.144|-80.201|America/New_York|
Parsons|KS|US|37.340|-95.261|America/Chicago|
Efrat||IL|31.653|35.150|Asia/Jerusalem|אפרת
Comstock Park|MI|US|43.039|-85.670|America/Detroit|
Avon Park|FL|US|27.596|-81.506|America/New_York|
Inwood|NY|US|40.866|-73.927|America/New_York|
Mayfield|KY|US|36.742|-88.637|America/Chicago|
Bonham|TX|US|33.577|-96.178|America/Chicago|
Lexington|NE|US|40.781|-99.742|America/Chicago|
Countryside|VA|US|39.041|-77.414|America/New_York|
Waverly|IA|US|42.726|-92.475|America/Chicago|
Canyon Rim|UT|US|40.707|-111.822|America/Denver|
London|OH|US|39.886|-83.448|America/New_York|
North Andrews Gardens|FL|US|26.191|-80.144|America/New_York|
Clinton|TN|US|36.103|-84.132|America/New_York|
Atmore|AL|US|31.024|-87.494|America/Chicago|
Little Neck|NY|US|40.763|-73.732|America/New_York|
Oregon|WI|US|42.926|-89.385|America/Chicago|
Poulsbo|WA|US|47.736|-122.647|America/Los_Angeles|
Troy|IL|US|38.729|-89.883|America/Chicago|
New Port Richey East|FL|US|28.260|-82.693|America/New_York|
Plymouth|IN|US|41.344|-86.310|America/Indiana/Indianapolis|
Monmouth|OR|US|44.848|-123.234|America/Los_Angeles|
Grantsville|UT|US|40.600|-112.464|America/Denver|
Elon|NC|US|36.103|-79.507|America/New_York|
Woodbury|NJ|US|39.838|-75.153|America/New_York|
Waggaman|LA|US|29.919|-90.211|America/Chicago|
Fort Salonga|NY|US|40.913|-73.301|America/New_York|
Bluffton|IN|US|40.739|-85.172|America/Indiana/Indianapolis|
Silver City|NM|US|32.770|-108.280|America/Denver|
Fairview|CA|US|37.679|-122.046|America/Los_Angeles|
Beit Jann||IL|32.965|35.382|Asia/Jerusalem|
Del Aire|CA|US|33.916|-118.370|America/Los_Angeles|
Herzliya Pituah||IL|32.174|34.803|Asia/Jerusalem|
El Fureidīs||IL|32.598|34.952|Asia/Jerusalem|
Kfar Yasif||IL|32.955|35.162|Asia/Jerusalem|
Kābūl||IL|32.869|35.212|Asia/Jerusalem|
Tel Mond||IL|32.250|34.917|Asia/Jerusalem|
Yeroẖam||IL|30.988|34.932|Asia/Jerusalem|
Deir Ḥannā||IL|32.862|35.364|Asia/Jerusalem|
Dabbūrīya||IL|32.693|35.371|Asia/Jerusalem|
Mazkeret Batya||IL|31.854|34.846|Asia/Jerusalem|
Bnei Ayish||IL|31.783|34.750|Asia/Jerusalem|
Bu‘eina||IL|32.806|35.365|Asia/Jerusalem|
Jaljūlya||IL|32.155|34.954|Asia/Jerusalem|
Bīr el Maksūr||IL|32.777|35.221|Asia/Jerusalem|
Bet Dagan||IL|32.002|34.830|Asia/Jerusalem|
Basmat Ṭab‘ūn||IL|32.739|35.157|Asia/Jerusalem|
Pardesiyya||IL|32.306|34.909|Asia/Jerusalem|
Oranit||IL|32.132|34.991|Asia/Jerusalem|
Lehavim||IL|31.373|34.816|Asia/Jerusalem|
Abū Ghaush||IL|31.806|35.109|Asia/Jerusalem|
Shelomi||IL|33.072|35.145|Asia/Jerusalem|
Kefar Weradim||IL|32.994|35.278|Asia/Jerusalem|
Ramat Yishay||IL|32.704|35.171|Asia/Jerusalem|
Ḥurfeish||IL|33.017|35.348|Asia/Jerusalem|
Buqei‘a||IL|32.977|35.333|Asia/Jerusalem|
Nof Ayalon||IL|31.871|34.991|Asia/Jerusalem|
Shibli||IL|32.695|35.393|Asia/Jerusalem|
Kefar H̱abad||IL|31.988|34.852|Asia/Jerusalem|
Mitzpe Ramon||IL|30.609|34.801|Asia/Jerusalem|
Ẕur Hadassa||IL|31.719|35.097|Asia/Jerusalem|
Atlit||IL|32.689|34.942|Asia/Jerusalem|
Caesarea||IL|32.519|34.905|Asia/Jerusalem|
‘Eilabun||IL|32.837|35.400|Asia/Jerusalem|
El Mazra‘a||IL|32.983|35.098|Asia/Jerusalem|
Sājūr||IL|32.943|35.341|Asia/Jerusalem|
Savyon||IL|32.050|34.878|Asia/Jerusalem|
Har Adar||IL|31.828|35.131|Asia/Jerusalem|
Kafr Kammā||IL|32.721|35.441|Asia/Jerusalem|
Pasuta||IL|33.049|35.309|Asia/Jerusalem|
Yavne’el||IL|32.706|35.504|Asia/Jerusalem|
Kaukab Abū el Hījā||IL|32.832|35.248|Asia/Jerusalem|
Talmon||IL|31.939|35.135|Asia/Jerusalem|
Elyakhin||IL|32.408|34.924|Asia/Jerusalem|
Mi‘ilyā||IL|33.028|35.257|Asia/Jerusalem|
Jīsh||IL|33.022|35.447|Asia/Jerusalem|
Hashmonaim||IL|31.930|35.022|Asia/Jerusalem|
‘Uzeir||IL|32.792|35.330|Asia/Jerusalem|
Kfar NaOranim||IL|31.920|35.037|Asia/Jerusalem|
Lapid||IL|31.918|35.032|Asia/Jerusalem|
Rosh Pinna||IL|32.969|35.543|Asia/Jerusalem|
Sūlam||IL|32.606|35.334|Asia/Jerusalem|
Ẕur Moshe||IL|32.298|34.913|Asia/Jerusalem|
Kafr Miṣr||IL|32.645|35.421|Asia/Jerusalem|
Kefar Tavor||IL|32.687|35.421|Asia/Jerusalem|
Neve Daniel||IL|31.677|35.144|Asia/Jerusalem|
Esh Sheikh Dannūn||IL|32.994|35.148|Asia/Jerusalem|
Nordiyya||IL|32.315|34.896|Asia/Jerusalem|
Neẖalim||IL|32.060|34.911|Asia/Jerusalem|
Ibṭīn||IL|32.761|35.114|Asia/Jerusalem|
Sallama||IL|32.894|35.369|Asia/Jerusalem|
Timrat||IL|32.703|35.224|Asia/Jerusalem|
Kefar Shemaryahu||IL|32.185|34.821|Asia/Jerusalem|
Mevo horon||IL|31.849|35.036|Asia/Jerusalem|
Bet Yiẕẖaq||IL|32.328|34.889|Asia/Jerusalem|
Nein||IL|32.631|35.349|Asia/Jerusalem|
Rumat Heib||IL|32.778|35.306|Asia/Jerusalem|
Metulla||IL|33.279|35.580|Asia/Jerusalem|
‘En Boqeq||IL|31.199|35.363|Asia/Jerusalem|
Revava||IL|32.119|35.129|Asia/Jerusalem|
Dolev||IL|31.926|35.134|Asia/Jerusalem|
Kefar Rosh HaNiqra||IL|33.086|35.113|Asia/Jerusalem|
Nirit||IL|32.147|34.986|Asia/Jerusalem|
Beit Horon||IL|31.876|35.130|Asia/Jerusalem|
Midreshet Ben-Gurion||IL|30.852|34.783|Asia/Jerusalem|
Giv'on HaHadasha||IL|31.849|35.161|Asia/Jerusalem|
Na'ale||IL|31.962|35.066|Asia/Jerusalem|
Karnei Shomron||IL|32.171|35.098|Asia/Jerusalem|קרני שומרון
`;
