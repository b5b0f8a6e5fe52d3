import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { MenuIcon } from '#shell/frame/icons';
import { PartAwaited } from '#shell/pages/PartAwaited';
import { useWords } from '#shell/words/say';
import { rolesApi } from '../calls';

/** The sidebar as somebody would see it who has these actions. */
export const SidebarPreview = ({
  roleId,
  actionIds,
}: {
  readonly roleId: string;
  readonly actionIds: readonly string[];
}) => {
  const say = useWords();
  const asked = useDeferredValue(actionIds);
  const found = useQuery({
    ...rolesApi.preview.query({ roleId, actionIds: [...asked] }),
    placeholderData: keepPreviousData,
  });
  if (!found.data) return <PartAwaited of={found} rows={4} />;
  const sections = found.data.filter(
    ({ hidden, children }) => !hidden && (children.length === 0 || children.some((page) => !page.hidden)),
  );
  if (sections.length === 0) return <p className="faint">{say('roles.previewEmpty')}</p>;
  return (
    <ul className="sidebar-preview">
      {sections.map((section) => (
        <li key={section.id}>
          <MenuIcon name={section.icon} /> {section.text}
          <ul>
            {section.children
              .filter(({ hidden }) => !hidden)
              .map((page) => (
                <li key={page.id}>{page.text}</li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
