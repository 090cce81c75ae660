/** React's part of the script, to run in a task of its own. */
import 'react-dom/client'
