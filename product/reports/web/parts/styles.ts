import './desk.css';
import './levels.css';
import './lists.css';
import './read.css';
import './review.css';
import './tables.css';
