import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { AudioFileError, readAudioFile } from './read-audio-file.ts';
import { takeIn } from './take-in.ts';

/** Takes a recording from a file of this device. */
export function FileButton() {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File) {
    setIsReading(true);
    setProblem(null);
    try {
      await takeIn(await readAudioFile(file), file.name.replace(/\.\w+$/, ''));
    } catch (error) {
      setProblem(error instanceof AudioFileError ? error.message : `${file.name} could not be read.`);
    }
    setIsReading(false);
  }

  return (
    <>
      <Button icon={Upload} busy={isReading} onClick={() => input.current?.click()}>
        Upload a file
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*,.wav,.mp3,.m4a,.aac,.ogg,.opus,.flac,.webm"
        aria-label="Recording to upload"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {problem && (
        <p className="recorder-problem err" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
