import { copyBios } from './copy-bios.ts';
import { countReads } from './count-reads.ts';
import { playRecordings } from './play-recordings.ts';
import { requestBooking } from './request-booking.ts';

/** Of the page of a press kit, which the server renders: without it everything can be read, and every link leads on. */
const [, , slug = '', , link] = location.pathname.split('/');
playRecordings();
copyBios();
requestBooking(slug);
countReads(slug, link);
