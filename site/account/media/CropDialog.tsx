import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import type { Profile } from '#core/profile.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { Problem } from '../../lib/Problem.tsx';
import { CropStage } from './CropStage.tsx';
import { firstCrop, mostZoom, turned, zoomed } from './crop.ts';
import { CutError, cutPicture } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import { changePicture } from './wear-picture.ts';

const STEPS = { cutting: 'Cutting it out', sending: 'Sending it' } as const;

interface CropDialogProps {
  picture: OpenPicture;
  profile: Profile;
  onClose: () => void;
}

/** The square that is taken from a picture. What is sent is small, and says nothing of where it was taken. */
export function CropDialog({ picture, profile, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(() => firstCrop(picture));
  const [step, setStep] = useState<keyof typeof STEPS | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function use(): Promise<void> {
    const mine = new AbortController();
    stop.current = mine;
    setProblem(null);
    try {
      setStep('cutting');
      const small = await cutPicture(picture.file, crop, mine.signal);
      setStep('sending');
      await changePicture(profile, small, mine.signal);
      onClose();
    } catch (error) {
      if (!mine.signal.aborted) setProblem(reasonOf(error));
    } finally {
      setStep(null);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your picture"
      className="crop-dialog"
      actions={
        step ? (
          <Button onClick={() => stop.current?.abort()}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="go" onClick={() => void use()}>
              Use it
            </Button>
          </>
        )
      }
    >
      <Problem text={problem} />
      <CropStage picture={picture} crop={crop} onCrop={setCrop} />
      {step ? (
        <div className="crop-step">
          <Progress label="Your picture" value={step === 'cutting' ? 0 : 1} max={2} valueText={STEPS[step]} />
          <p className="small muted" role="status">
            {STEPS[step]}
          </p>
        </div>
      ) : (
        <div className="crop-ways">
          <Slider
            label="Zoom"
            min={1}
            max={Math.max(mostZoom(picture), 1.01)}
            step={0.01}
            value={crop.zoom}
            disabled={mostZoom(picture) === 1}
            format={(zoom) => `${zoom.toFixed(1)} ×`}
            onChange={(zoom) => setCrop(zoomed(picture, crop, zoom))}
          />
          <Button icon={RotateCw} onClick={() => setCrop(turned(picture, crop))}>
            Turn
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof CutError) return error.message;
  const field = error instanceof ApiError ? error.details.fields?.[0] : undefined;
  return field ? `${field.reason}.` : problemOf(error);
}
