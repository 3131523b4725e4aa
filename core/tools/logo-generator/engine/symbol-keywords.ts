import type { SymbolId } from './symbol-names.ts';

/**
 * Words in a name that call for a symbol, in English, German, French, Spanish, Polish, Russian and Japanese; the
 * first line with a match wins. A star stands for any letters before or after the word.
 */
export const SYMBOL_KEYWORDS: readonly (readonly [
  words: string,
  symbols: readonly [SymbolId, ...SymbolId[]],
])[] = [
  ['vinyl* record* disc discs disque* *schallplatte* winyl* винил* レコード', ['record', 'turntable']],
  ['cassette* kassette* casete* kaset* tape tapes mixtape* кассет* カセット', ['cassette', 'play']],
  ['turntable* decks platine* technics scratch*', ['turntable', 'record']],
  ['disco* glitter* mirror* диско* ディスコ', ['mirror-ball', 'starburst']],
  ['fader* mixer* modular* synth* analog*', ['fader', 'knob']],
  ['filter* dub dubs dubwise acid* resonan* regler*', ['knob', 'spiral', 'wave']],
  ['headphone* kopfhörer* casque* słuchawk* наушник*', ['headphones']],
  ['soundsystem* speaker* subwoofer* *boombox* lautsprecher* колонк*', ['speaker', 'radial']],
  ['mc mic voice* vocal* voix stimme* voz voces głos* голос* rapper* cypher* poet*', ['microphone', 'wave']],
  ['comet* cometa* meteor* komet* комет* rocket* rakete* 流星', ['comet', 'star']],
  [
    'nova* *star stars starr* *stellar* astro* cosm* kosm* космос* космич* galax* nebul* neb звезд* étoile* estrella* gwiazd* stern* 星',
    ['starburst', 'orbit', 'star', 'comet'],
  ],
  ['planet* planète* saturn* orbit* планет* space* weltraum* espacio* 宇宙', ['orbit', 'comet']],
  ['owl* eule* uhu hibou* chouette* lechuza* búho* buho* сова* sowa sowy 梟', ['owl', 'moon']],
  ['*wolf *wolves wölf* lobo* loup* volk wilk* волк* lupus 狼', ['wolf', 'moon']],
  [
    'moon* luna lunar* луна* mond lune* księżyc* night* *midnight* tonight* noct* nuit* nacht* noche* *dark* ноч* 月 夜',
    ['moon', 'orbit'],
  ],
  ['ghost* phantom* spirit* geist* fantasm* fantôme* duch* призрак* spook* 霊', ['ghost']],
  ['robot* android* cyborg* machin* maschin* mech mecha* droid* робот* automat* 機械', ['robot', 'hexagon']],
  [
    'mask* masque* máscara* mascara* maske* carnaval* carnival* karneval* маск* incognito* anonym* 仮面',
    ['mask', 'eye'],
  ],
  [
    'cat cats kitty kitten katze* kater gato gata chat chats kot kocur* кот кошк* neko panther* puma jaguar* 猫',
    ['cat'],
  ],
  [
    'fire* flame* burn* inferno* feuer* flamme* pyro* heat* огонь огн* fuego* feu llama* ogień phoenix* phönix* 火 炎',
    ['flame', 'sun'],
  ],
  [
    'palm palms palme* tropic* island* ibiza* bali miami* havana* habana* coco пальм* playa* beach* strand plage*',
    ['palm', 'sun', 'tide'],
  ],
  [
    'sun* sol solar* sommer* summer* ray rays sonne* soleil* verano* słońc* солнц* лето летн* 日 陽 夏',
    ['sun', 'palm'],
  ],
  [
    'snow* schnee* frost* winter* ice icy ice* arctic* polar* neige* nieve* zima* зима* снег* 雪 氷 冬',
    ['snowflake', 'mountain'],
  ],
  [
    'mountain* alp alps alpen* alpin* berg* gipfel* summit* peak* sierra* montañ* montagn* góra góry гор* everest* 山',
    ['mountain', 'triangle'],
  ],
  [
    'ocean* océan* sea seas tide* tidal* surf* meer* mar mer morze* море* marin* 海 波',
    ['tide', 'drop', 'wave'],
  ],
  [
    'anchor* anker* harbo* hafen* sailor* matros* captain* kapitän* ancla* kotwic* якор* navy pirat*',
    ['anchor', 'tide'],
  ],
  [
    'drop* rain* regen* pluie* lluvia* deszcz* дожд* water* wasser* agua* aqua* eau liquid* 雨 水',
    ['drop', 'tide'],
  ],
  [
    'freq* frequency* *wave* welle* *sound* *echo* *sonic* *bass* puls* vibr* hertz* onda ondas onde ondes звук* волн* 音',
    ['wave', 'radial', 'speaker'],
  ],
  [
    '*volt* bolt* electr* elektr* electro* energ* *power* thunder* *storm* donner* blitz* rayo* tonner* éclair* burza* гроз* молни* 雷 電',
    ['bolt'],
  ],
  ['eye* vision* visión* oracle* see sees auge* œil ojo ojos oko глаз* 目 眼', ['eye', 'hand']],
  [
    'rose* rosa rosas róża róż* роза розы bloom* blume* blüte* flor flores flora* fleur* kwiat* цвет* 桜 花',
    ['rose', 'leaf'],
  ],
  [
    'leaf* leaves feuille* hoja* blatt* liść* лист* forest* wald* forêt* bosque* лес jungle* organic* garden* green* 木 葉 森',
    ['leaf', 'mushroom'],
  ],
  [
    'mushroom* pilz* seta setas champign* grzyb* гриб* fungi* psy* *shroom* trip trips goa',
    ['mushroom', 'spiral', 'eye'],
  ],
  [
    'king* queen* könig* royal* rey reyes reina* roi reine* król* корол* царь* prince* princess* empire* crown* 王',
    ['crown', 'diamond'],
  ],
  [
    'diamond* diamant* brillant* jewel* crystal* kristall* cristal* алмаз* kryształ* gem gems gold* luxe* luxur* ruby emerald*',
    ['diamond', 'crown'],
  ],
  [
    'heart* herz* cœur* corazón* corazon* serce* сердц* love* lover* liebe* amor amour* miłość* любов* 心 愛',
    ['heart', 'rose'],
  ],
  ['key keys schlüssel* clef clé llave* klucz* ключ* secret* secreto* geheim* 鍵', ['key']],
  ['hand hands hände mano manos dłoń* рука touch* magic* mystic* 魔', ['hand', 'eye']],
  [
    'infinit* endless* eternal* forever* loop* ewig* unendlich* siempre toujours вечн* 無限',
    ['infinity', 'spiral'],
  ],
  ['spiral* vortex* hypno* vertigo* twist* swirl* wirbel* вихр* trance* loco loca 渦', ['spiral', 'radial']],
  [
    'kollektiv* collectiv* colectiv* collectif* kolektyw* коллектив* crew* hex hex* lab labs labor*',
    ['hexagon', 'cube'],
  ],
  ['cube* cubo* würfel* box* block* pixel* kostka* куб*', ['cube', 'hexagon']],
  ['pyramid* prism* triang* delta* dreieck* пирамид*', ['triangle', 'cube']],
  ['groove* wax* phono* crate* digger*', ['record', 'turntable']],
  ['play* press* start*', ['play', 'fader']],
];
