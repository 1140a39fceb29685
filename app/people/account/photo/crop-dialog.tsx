import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { MOST_ZOOM, squareOf, WHOLE } from './crop-frame.ts';
import { RangeField } from './range-field.tsx';
import { useCropFingers } from './use-crop-fingers.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  isBusy: boolean;
  /** A quarter turn to the right. */
  onTurn(): void;
  /** The chosen square as a data address. */
  onSave(dataUrl: string): void;
  onClose(): void;
}

/** The side of the square in px: larger is not shown anywhere. */
const SIDE = 400;
const QUALITY = 0.9;

/** Chooses the square: by dragging and with two fingers, or with the three sliders. */
export function CropDialog({ picture, isBusy, onTurn, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(WHOLE);
  const fingers = useCropFingers(picture, setCrop);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { side, left, top } = squareOf(picture, crop);
    // JPEG has no transparency: what is clear becomes paper, not black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  const save = () => {
    if (canvas.current) onSave(canvas.current.toDataURL('image/jpeg', QUALITY));
  };

  return (
    <Dialog
      title={t('photo.crop')}
      onClose={onClose}
      footer={
        <>
          {isBusy && <progress className="w-full" aria-label={t('uploading')} />}
          <DialogActions onCancel={onClose}>
            <Button isBusy={isBusy} onClick={save}>
              {t(isBusy ? 'uploading' : 'photo.save')}
            </Button>
          </DialogActions>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <canvas
          ref={canvas}
          width={SIDE}
          height={SIDE}
          role="img"
          aria-label={t('photo.preview')}
          className="crop-canvas self-center"
          {...fingers}
        />
        <Button
          look="secondary"
          className="self-center"
          icon={<RotateCw aria-hidden="true" size={18} />}
          onClick={onTurn}
        >
          {t('photo.turn')}
        </Button>
        <RangeField
          label={t('photo.zoom')}
          least={1}
          most={MOST_ZOOM}
          value={crop.zoom}
          onChange={(zoom) => setCrop((before) => ({ ...before, zoom }))}
        />
        <RangeField
          label={t('photo.across')}
          least={0}
          most={1}
          value={crop.x}
          onChange={(x) => setCrop((before) => ({ ...before, x }))}
        />
        <RangeField
          label={t('photo.down')}
          least={0}
          most={1}
          value={crop.y}
          onChange={(y) => setCrop((before) => ({ ...before, y }))}
        />
      </div>
    </Dialog>
  );
}
