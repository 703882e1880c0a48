import { Volume2, VolumeX } from 'lucide-react'
import { useSoundOn } from '../../../../lib/sound-on.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Slider } from '../../../../ui/slider.tsx'
import { useVolume } from './use-volume.ts'

/** On or off, and how loud; a phone has keys for the latter. */
export function Volume() {
  const [isOn, setOn] = useSoundOn()
  const [volume, setVolume] = useVolume()
  return (
    <span className="flex items-center">
      {!isOn && <span className="mr-1.5 type-wall text-warn">Sound is off</span>}
      <IconButton label={isOn ? 'Turn the sound off' : 'Turn the sound on'} onClick={() => setOn(!isOn)}>
        {isOn ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
      </IconButton>
      <Slider
        hideLabel
        label="Volume"
        min={0}
        max={100}
        step={5}
        value={Math.round(volume * 100)}
        format={(value) => `${value} %`}
        onChange={(value) => {
          setVolume(value / 100)
          if (!isOn) setOn(true)
        }}
        className="w-20 gap-x-0! max-md:hidden"
      />
    </span>
  )
}
