import { DeleteOutlined, PlusOutlined, ReloadOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { useRef, useState } from 'react';
import { attempt } from '#shell/client/useDo';
import type { ControlProps } from '#shell/form/types';
import { useOffice } from '#shell/office';
import { usePicture } from '#shell/parts/usePicture';
import { useWords } from '#shell/words/say';
import { AvatarCrop } from './AvatarCrop';
import './own-account.css';
import { profile } from './facts';
import { message } from '#shell/parts/voices';

/** As many pictures as a profile holds (DG1). */
const { most } = profile.images as { readonly most: number };
const kinds = 'image/jpeg,image/png,image/webp';

/** Addresses of uploads: the avatar, which is cut to a square, and up to four pictures beside it. */
export const Pictures = ({ value: given, onChange }: ControlProps) => {
  const value = (given as readonly string[] | undefined) ?? [];
  const say = useWords();
  const { upload } = useOffice();
  const [cutting, setCutting] = useState<ImageBitmap>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly file: File; readonly at: number }>();
  const bring = async (file: File, at: number) => {
    setBusy(true);
    setFailed(undefined);
    const stored = await attempt(() => upload(file, { use: 'picture' })).finally(() => setBusy(false));
    // A picture that was cut is not cut again because the network failed.
    if (!stored) return setFailed({ file, at });
    onChange?.([...value.slice(0, at), stored.url, ...value.slice(at + 1)].slice(0, most));
  };
  const open = async (file: File) => {
    try {
      setCutting(await createImageBitmap(file));
    } catch {
      message.error(say('people.notAPicture'));
    }
  };
  return (
    <>
      <PicturesDrawn
        value={value}
        busy={busy}
        onAvatar={(file) => void open(file)}
        onMore={(file) => void bring(file, value.length)}
        onRemove={(address) => onChange?.(value.filter((each) => each !== address))}
        {...(failed && { onAgain: () => void bring(failed.file, failed.at) })}
      />
      {cutting && (
        <AvatarCrop
          picture={cutting}
          onCancel={() => setCutting(undefined)}
          onCrop={(avatar) => {
            setCutting(undefined);
            void bring(avatar, 0);
          }}
        />
      )}
    </>
  );
};

interface DrawnProps {
  readonly value: readonly string[];
  /** One is being sent. */
  readonly busy: boolean;
  readonly onAvatar: (file: File) => void;
  readonly onMore: (file: File) => void;
  readonly onRemove: (address: string) => void;
  /** Sends once more what did not arrive. */
  readonly onAgain?: () => void;
}

/** The same as it looks in each state; what becomes of a file is the affair of who draws it. */
export const PicturesDrawn = ({ value, busy, onAvatar, onMore, onRemove, onAgain }: DrawnProps) => {
  const say = useWords();
  return (
    <div className="pictures">
      <Face address={value[0]} />
      <Chooser word="people.chooseAvatar" busy={busy} onFile={onAvatar} />
      <ul className="pictures__more" aria-label={say('people.images')}>
        {value.slice(1).map((address, at) => (
          <li key={address}>
            <Thumb address={address} label={say('people.picture', { number: at + 2 })} />
            <Button
              size="small"
              icon={<DeleteOutlined />}
              aria-label={say('people.removePicture', { number: at + 2 })}
              onClick={() => onRemove(address)}
            />
          </li>
        ))}
      </ul>
      {value.length > 0 && value.length < most && (
        <Chooser word="people.addPicture" busy={busy} icon onFile={onMore} />
      )}
      {onAgain && (
        <Button icon={<ReloadOutlined />} onClick={onAgain}>
          {say('people.sendPictureAgain')}
        </Button>
      )}
    </div>
  );
};

/** Somebody's pictures to be looked at; the first is the avatar. */
export const PicturesShown = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const say = useWords();
  if (addresses.length === 0) return '/';
  return (
    <div className="pictures">
      <Face address={addresses[0]} />
      <ul className="pictures__more">
        {addresses.slice(1).map((address, at) => (
          <li key={address}>
            <Thumb address={address} label={say('people.picture', { number: at + 2 })} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const Face = ({ address }: { readonly address: string | undefined }) => {
  const say = useWords();
  const picture = usePicture(address);
  return (
    <Avatar size={72} icon={<UserOutlined />} alt={say('people.avatar')} {...(picture && { src: picture })} />
  );
};

const Thumb = ({ address, label }: { readonly address: string; readonly label: string }) => {
  const picture = usePicture(address);
  return picture ? <img src={picture} alt={label} /> : <span className="pictures__coming" />;
};

interface ChooserProps {
  readonly word: 'people.chooseAvatar' | 'people.addPicture';
  readonly busy: boolean;
  readonly icon?: boolean;
  readonly onFile: (file: File) => void;
}

const Chooser = ({ word, busy, icon = false, onFile }: ChooserProps) => {
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button loading={busy} {...(icon && { icon: <PlusOutlined /> })} onClick={() => field.current?.click()}>
        {say(word)}
      </Button>
      <input
        ref={field}
        type="file"
        className="pictures__file"
        tabIndex={-1}
        accept={kinds}
        aria-label={say(word)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
