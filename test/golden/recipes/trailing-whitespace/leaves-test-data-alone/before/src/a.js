a  
