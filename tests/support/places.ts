import { readPlaces } from '#core/gigs/places.ts';

/** Some of the cities that the build writes, with those that are easily mistaken for something else. */
export const PLACES = readPlaces(
  [
    `TR Europe/Istanbul
Bodrum\t3704\t2743\t200`,
    `IN Asia/Kolkata
Mumbai|Bombay\t1907\t7288\t12692`,
    `BR America/Sao_Paulo
São Paulo\t-2355\t-4664\t10021`,
    `JP Asia/Tokyo
Tokyo\t3569\t13969\t8337`,
    `US America/New_York
New York City|New York|NYC\t4071\t-7401\t8175
Brooklyn\t4065\t-7395\t2301
Athens\t3396\t-8338\t117
Portland\t4366\t-7026\t67`,
    `GB Europe/London
London\t5151\t-13\t7557
Leeds\t5380\t-155\t455
Manchester\t5348\t-224\t396
Newcastle upon Tyne|Newcastle\t5497\t-161\t192
Brighton\t5083\t-14\t140
Exeter\t5072\t-353\t118`,
    `AU Australia/Sydney
Sydney\t-3387\t15121\t4627`,
    `AU Australia/Melbourne
Melbourne\t-3781\t14496\t4246`,
    `US America/Los_Angeles
Los Angeles|LA|L.A.\t3405\t-11824\t3972
Portland\t4552\t-12268\t632
Paradise\t3610\t-11515\t223`,
    `DE Europe/Berlin
Berlin\t5252\t1341\t3426
Hamburg\t5355\t999\t1739
Munich|München\t4814\t1158\t1260
Köln|Cologne\t5093\t695\t963
Frankfurt am Main|Frankfurt\t5012\t868\t650
Leipzig\t5134\t1237\t505
Halle (Saale)|Halle\t5148\t1198\t234
Jena\t5093\t1159\t105
Potsdam\t5240\t1307\t141
Augsburg\t4837\t1090\t259
Dortmund\t5151\t747\t588`,
    `ES Europe/Madrid
Barcelona\t4139\t216\t1622
Ibiza|Eivissa|Ibiza Town\t3891\t143\t200`,
    `MA Africa/Casablanca
Sale\t3405\t-680\t903`,
    `US America/Chicago
Chicago\t4185\t-8765\t2721`,
    `CA America/Toronto
London\t4298\t-8123\t347`,
    `IT Europe/Rome
Rome|Roma|Rom\t4189\t1251\t2319`,
    `CU America/Havana
Havana\t2313\t-8238\t2164`,
    `FR Europe/Paris
Paris\t4885\t235\t2139
Nice|Nizza\t4370\t727\t339`,
    `PL Europe/Warsaw
Gdańsk\t5435\t1865\t462`,
    `AT Europe/Vienna
Vienna|Wien\t4821\t1637\t1691`,
    `US America/Phoenix
Phoenix\t3345\t-11207\t1563`,
    `CZ Europe/Prague
Most\t5050\t1364\t68`,
    `NL Europe/Amsterdam
Amsterdam\t5237\t489\t742`,
    `TM Asia/Ashgabat
Mary\t3759\t6183\t115`,
    `GR Europe/Athens
Athens|Athína|Athen\t3798\t2373\t664`,
    `PT Europe/Lisbon
Lisbon|Lisboa|Lissabon\t3872\t-913\t518`,
    `CH Europe/Zurich
Zürich\t4737\t855\t342
Sankt Gallen\t4742\t937\t71`,
  ].join('\n\n'),
);
