#!/bin/sh 
echo	
