/** A game, or kind of games, as an operator's text names it, in lower case. */
interface Game {
  name: string;
  shown: string;
  /** Says only what kind of game another name is: 'Sweet Bonanza slot oyununda'. */
  isKind?: true;
}

const kind = (name: string, shown: string): Game => ({ name, shown, isKind: true });
const called = (shown: string): Game => ({ name: shown.toLowerCase(), shown });
const madeBy = (maker: string): Game => ({
  name: `${maker.toLowerCase()}(?: oyun\\p{L}*)?`,
  shown: `${maker} oyunları`,
});

/** Names as parts of regular expressions; endings are added where they are looked for. */
export const GAMES: Game[] = [
  kind("(?:video )?slot(?: oyun\\p{L}*)?", "Slot oyunları"),
  kind("canlı (?:casino|oyun)(?: (?:oyun|masa)\\p{L}*)?", "Canlı casino"),
  kind("masa oyun\\p{L}*", "Masa oyunları"),
  kind("crash(?: oyun\\p{L}*)?", "Crash oyunları"),
  kind("kazı kazan", "Kazı kazan"),
  kind("(?:tombala|bingo)", "Tombala"),
  kind("spor bahis\\p{L}*", "Spor bahisleri"),
  kind("canlı bahis\\p{L}*", "Canlı bahis"),
  kind("sanal (?:spor|bahis)\\p{L}*", "Sanal sporlar"),
  kind("e-?spor", "E-spor"),
  { name: "(?:rulet|roulette)", shown: "Rulet" },
  { name: "(?:blackjack|black jack)", shown: "Blackjack" },
  { name: "(?:bakara|baccarat)", shown: "Bakara" },
  ...["Poker", "Casino Hold'em", "Okey", "Barbut", "Sic Bo"].map(called),
  ...["Crazy Time", "Lightning Roulette", "Lightning Rulet", "Monopoly Live", "Dream Catcher"].map(called),
  ...["Mega Wheel", "Mega Ball", "Cash or Crash", "Sweet Bonanza Candyland", "Funky Time"].map(called),
  ...["Aviator", "JetX", "Spaceman", "Zeppelin", "Plinko", "Mines"].map(called),
  ...["Sweet Bonanza 1000", "Sweet Bonanza", "Gates of Olympus 1000", "Gates of Olympus"].map(called),
  ...["Sugar Rush 1000", "Sugar Rush", "Starlight Princess 1000", "Starlight Princess"].map(called),
  ...["Big Bass Bonanza", "Big Bass Splash", "The Dog House", "Dog House", "Wolf Gold", "Fruit Party"].map(called),
  ...["Wild West Gold", "Buffalo King", "Zeus vs Hades", "Gems Bonanza", "Madame Destiny"].map(called),
  ...["Release the Kraken", "Joker's Jewels", "5 Lions Megaways", "Great Rhino", "Hot Fiesta"].map(called),
  ...["Book of Dead", "Book of Ra", "Legacy of Dead", "Fire Joker", "Reactoonz", "Starburst"].map(called),
  ...["Gonzo's Quest", "Razor Shark", "Wanted Dead or a Wild", "Shining Crown", "Burning Hot"].map(called),
  ...["40 Super Hot", "20 Super Hot", "Bonanza Megaways"].map(called),
  ...["Pragmatic Play", "NetEnt", "EGT", "Amusnet", "Play'n GO", "Hacksaw", "Nolimit City"].map(madeBy),
  ...["Evolution", "Spribe", "Microgaming", "Red Tiger", "Push Gaming", "Playson"].map(madeBy),
];
