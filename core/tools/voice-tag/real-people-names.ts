/** Names between commas, over several lines. */
const listed = (names: string): string[] => names.split(',').map((name) => name.trim());

/** Real people whose voices are widely imitated, by names that nobody else goes by. */
export const REAL_PEOPLE: readonly string[] = [
  // Actors and narrators.
  ...listed(`Morgan Freeman, James Earl Jones, Samuel L. Jackson, Samuel Jackson, Arnold Schwarzenegger,
    Sylvester Stallone, Al Pacino, Robert De Niro, Jack Nicholson, Christopher Walken, Sean Connery,
    Clint Eastwood, Denzel Washington, Will Smith, Keanu Reeves, Matthew McConaughey, Liam Neeson,
    Anthony Hopkins, Ian McKellen, Patrick Stewart, Benedict Cumberbatch, Alan Rickman, Jeff Goldblum,
    Nicolas Cage, Tom Hanks, Tom Cruise, Brad Pitt, Leonardo DiCaprio, Johnny Depp, Jim Carrey,
    Eddie Murphy, Kevin Hart, Chris Rock, Dave Chappelle, Robin Williams, Owen Wilson, Adam Sandler,
    Jason Statham, Vin Diesel, Dwayne Johnson, Bruce Willis, Harrison Ford, Mark Hamill, Idris Elba,
    Scarlett Johansson, Jennifer Lawrence, Angelina Jolie, Emma Watson, Meryl Streep, Judi Dench,
    Marilyn Monroe, Audrey Hepburn, Margot Robbie, Zendaya, Emma Stone, Sofia Vergara, Don LaFontaine,
    David Attenborough, Stephen Fry, Orson Welles, Vincent Price, Christopher Lee, Gilbert Gottfried,
    Ryan Reynolds, Hugh Jackman, Robert Downey Jr, Chris Hemsworth, Jackie Chan, Bruce Lee`),
  // Rap and grime.
  ...listed(`Snoop Dogg, Snoop Doggy Dogg, Eminem, Slim Shady, Jay-Z, Jay Z, Kanye West, Lil Wayne, Lil Jon,
    Lil Nas X, Lil Uzi Vert, Lil Baby, Kendrick Lamar, J. Cole, 50 Cent, Dr. Dre, Ice Cube, Ice-T, Tupac,
    Tupac Shakur, 2Pac, Notorious B.I.G., Biggie Smalls, Busta Rhymes, Missy Elliott, Nicki Minaj, Cardi B,
    Megan Thee Stallion, Travis Scott, Post Malone, Playboi Carti, Young Thug, 21 Savage, A$AP Rocky,
    Tyler the Creator, Mac Miller, Juice WRLD, XXXTentacion, DMX, Ludacris, Pitbull, Flo Rida, T-Pain,
    Method Man, RZA, Ol Dirty Bastard, MF Doom, KRS-One, Chuck D, Flavor Flav, LL Cool J, Run DMC, Big Sean,
    Wiz Khalifa, Rick Ross, DJ Khaled, Stormzy, Skepta, Dizzee Rascal, Central Cee, Bad Bunny, Daddy Yankee`),
  // Singers.
  ...listed(`Michael Jackson, Prince Rogers Nelson, Elvis Presley, Freddie Mercury, David Bowie, Bob Marley, Beyoncé,
    Rihanna, Taylor Swift, Ariana Grande, Billie Eilish, Lady Gaga, Katy Perry, Whitney Houston,
    Mariah Carey, Celine Dion, Britney Spears, Christina Aguilera, Shakira, Dua Lipa, Selena Gomez,
    Miley Cyrus, Justin Bieber, Justin Timberlake, Bruno Mars, Ed Sheeran, The Weeknd, Usher Raymond,
    Chris Brown, Stevie Wonder, James Brown, Barry White, Marvin Gaye, Aretha Franklin, Tina Turner,
    Diana Ross, Grace Jones, Donna Summer, Amy Winehouse, Frank Sinatra, Tom Waits, Bette Midler,
    Johnny Cash, Bob Dylan, Mick Jagger, Paul McCartney, John Lennon, Ozzy Osbourne, Kurt Cobain,
    Harry Styles, Sam Smith, Lana Del Rey, Olivia Rodrigo, Sabrina Carpenter, SZA, Doja Cat, Charli XCX,
    Björk, Sean Paul, Beenie Man, Buju Banton, Vybz Kartel, Burna Boy, Wizkid, Rosalía, Karol G, J Balvin,
    Maluma, Pharrell Williams, Pharrell, Kid Cudi`),
  // Politics and public life.
  ...listed(`Donald Trump, Joe Biden, Barack Obama, Michelle Obama, Kamala Harris, Hillary Clinton, Bill Clinton,
    George W. Bush, George Bush, Ronald Reagan, Richard Nixon, John F. Kennedy, Bernie Sanders,
    Boris Johnson, Keir Starmer, Rishi Sunak, Nigel Farage, Tony Blair, Margaret Thatcher,
    Winston Churchill, Vladimir Putin, Volodymyr Zelensky, Emmanuel Macron, Angela Merkel, Xi Jinping,
    Kim Jong Un, Narendra Modi, Benjamin Netanyahu, Queen Elizabeth, King Charles, Prince Harry,
    Prince William, Meghan Markle, Pope Francis, Pope Leo, Dalai Lama, Martin Luther King, Nelson Mandela,
    Malcolm X, Adolf Hitler, Elon Musk, Mark Zuckerberg, Jeff Bezos, Bill Gates, Steve Jobs, Greta Thunberg,
    Stephen Hawking, Muhammad Ali, Mike Tyson, Conor McGregor`),
  // Broadcasting and the ring.
  ...listed(`Oprah Winfrey, Oprah, Howard Stern, Joe Rogan, Ellen DeGeneres, Jimmy Fallon, Jimmy Kimmel, Larry King,
    Casey Kasem, Wolfman Jack, Ryan Seacrest, Simon Cowell, Gordon Ramsay, Piers Morgan, Jeremy Clarkson,
    Graham Norton, Michael Buffer, Bruce Buffer, Funkmaster Flex, Charlamagne tha God, Tim Westwood,
    John Peel, Annie Mac, Pete Tong, Zane Lowe, Danny Howard, Alex Jones, MrBeast, Andrew Tate, Logan Paul,
    Kim Kardashian, Paris Hilton, Kylie Jenner, Hulk Hogan, Randy Savage`),
  // Star DJs and producers.
  ...listed(`David Guetta, Calvin Harris, Tiësto, Martin Garrix, Armin van Buuren, Hardwell, Avicii, Skrillex, Diplo,
    Steve Aoki, Marshmello, deadmau5, Zedd, Afrojack, Swedish House Mafia, Daft Punk, Carl Cox,
    Richie Hawtin, Jeff Mills, Nina Kraviz, Charlotte de Witte, Amelie Lens, Peggy Gou, Black Coffee,
    Solomun, Paul van Dyk, Paul Oakenfold, Fatboy Slim, Fred again, Four Tet, Boys Noize, Dimitri Vegas,
    Don Diablo, Oliver Heldens, Timmy Trumpet, Alan Walker, The Chainsmokers, R3HAB, DJ Premier,
    DJ Jazzy Jeff, Grandmaster Flash, Afrika Bambaataa, Kool Herc, Fat Joe, Swizz Beatz, David Morales,
    Frankie Knuckles, Larry Levan, Louie Vega, Kerri Chandler, Honey Dijon, Adam Beyer, Andy C, Roni Size,
    Eric Prydz, John Digweed, Sven Väth`),
];

/** Those whom one name is enough for, though others bear it: it means them where a voice is likened to it or speaks as it. */
export const ONE_NAME_STARS: readonly string[] = [
  ...listed(`Adele, Elvis, Drake, Madonna, Kanye, Trump, Obama, Biden, Putin, Churchill, Attenborough,
    Schwarzenegger, Stallone, Sinatra, Guetta, Zelensky, Macron`),
];

/** Names that are more often somebody else's or a word: they mean the star only where a voice is likened to them. */
export const SHARED_NAMES: readonly string[] = [
  ...listed(`Prince, Cher, Usher, Pink, Seal, Nas, Dave, Wiley, Nelly, Shaggy, Goldie, Mala, Benga, Rusko, Sasha,
    Sade, Enya, Future, Common`),
];
