/** The router's part of the script, to run in a task of its own: what the shell uses of it. */
export { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
