import './b'
