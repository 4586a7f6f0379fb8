#!/bin/sh
echo
