import { describe, expect, it } from 'vitest';
import { PLAYER_ORIGINS, serviceOf } from './recording-player.ts';

describe('a pasted link', () => {
  it.each([
    [
      'https://soundcloud.com/djnova/closing-set',
      'SoundCloud',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fdjnova%2Fclosing-set&auto_play=true&show_comments=false',
    ],
    [
      'https://www.mixcloud.com/djnova/nachtbus-212/?utm=1',
      'Mixcloud',
      'https://player-widget.mixcloud.com/widget/iframe/?autoplay=1&feed=%2Fdjnova%2Fnachtbus-212%2F',
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ?t=3',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    [
      'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ#t=1',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    [
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    ],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://open.spotify.com/intl-de/track/4cOdK2wGLETKBW3PvgPWqT',
      'Spotify',
      'https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT',
    ],
  ])('%s gets the player of %s', (link, name, player) => {
    expect(serviceOf(link)).toEqual({ name, player });
    expect(PLAYER_ORIGINS).toContain(/^https:\/\/[^/]+/.exec(player)?.[0]);
  });

  it.each([
    ['https://soundcloud.com/djnova', 'SoundCloud'],
    ['https://www.youtube.com/@djnova', 'YouTube'],
    ['https://www.youtube.com/watch?v="><script>', 'YouTube'],
    ['https://djnova.bandcamp.com/track/nachtbus', 'Bandcamp'],
    ['https://www.djnova.example/mixes', 'djnova.example'],
    ['https://notsoundcloud.com/a/b', 'notsoundcloud.com'],
    ['https://soundcloud.com.evil.example/a/b', 'soundcloud.com.evil.example'],
  ])('%s is a link to %s, without a player', (link, name) => {
    expect(serviceOf(link)).toEqual({ name, player: null });
  });
});
