/** The frame's styles in the order in which they may overrule each other. */
import './styles/ground.css';
import './styles/frame.css';
import './styles/account.css';
import './styles/tabs.css';
import './styles/page.css';
import './styles/small.css';
import './styles/narrow.css';
