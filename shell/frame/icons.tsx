import {
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  HomeOutlined,
  KeyOutlined,
  MailOutlined,
  MenuOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  SolutionOutlined,
  TableOutlined,
  TeamOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The pictures a menu entry can name. An unknown name gets a plain one: staff may write anything there. */
const icons: Readonly<Record<string, ComponentType>> = {
  home: HomeOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  book: BookOutlined,
  chart: BarChartOutlined,
  expert: SolutionOutlined,
  file: FileTextOutlined,
  folder: FolderOpenOutlined,
  key: KeyOutlined,
  ledger: TableOutlined,
  mail: MailOutlined,
  menu: MenuOutlined,
  news: ReadOutlined,
  question: QuestionCircleOutlined,
  report: ProfileOutlined,
  setting: SettingOutlined,
  stamp: SafetyCertificateOutlined,
  team: TeamOutlined,
  upload: UploadOutlined,
};

/** The names of the pictures, for whoever chooses one. */
export const menuIcons = Object.keys(icons);

export const MenuIcon = ({ name }: { readonly name: string }) => {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
};
