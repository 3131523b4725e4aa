import { copyBios } from './copy-bios.ts';
import { playRecordings } from './play-recordings.ts';

/** Of the page of a press kit, which the server renders: without it everything can be read, and every link leads on. */
playRecordings();
copyBios();
