"""Solves a problem with kiwi and prints the median processor time in microseconds.

Usage: kiwi.py FILE; one line per row: priority, relation, constant, then pairs of variable and coefficient.
"""

import sys
import time

import kiwisolver


def read(path):
    rows = []
    with open(path) as file:
        for line in file:
            priority, relation, constant, *terms = line.split()
            pairs = [(int(terms[i]), float(terms[i + 1])) for i in range(0, len(terms), 2)]
            rows.append((float(priority), relation, float(constant), pairs))
    return rows


def solve(rows, count):
    start = time.process_time()
    variables = [kiwisolver.Variable() for _ in range(count)]
    solver = kiwisolver.Solver()
    for priority, relation, constant, pairs in rows:
        terms = [kiwisolver.Term(variables[index], factor) for index, factor in pairs]
        strength = "required" if priority >= 1000 else kiwisolver.strength.create(0, 0, priority)
        expression = kiwisolver.Expression(terms, -constant)
        solver.addConstraint(kiwisolver.Constraint(expression, relation, strength))
    solver.updateVariables()
    values = [variable.value() for variable in variables]
    return time.process_time() - start, values


def main():
    rows = read(sys.argv[1])
    count = 1 + max(index for row in rows for index, _ in row[3])
    times = []
    while len(times) < 3 or (sum(times) < 0.2 and len(times) < 100):
        times.append(solve(rows, count)[0])
        if sum(times) > 2:
            break
    print(sorted(times)[len(times) // 2] * 1e6)


main()
