/// A sum of multiples of variables and a constant.
struct LinearForm {
    var terms: [Term]
    var constant: Double

    struct Term {
        var variable: Int
        var coefficient: Double
    }

    init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    static func variable(_ variable: Int) -> LinearForm {
        LinearForm([Term(variable: variable, coefficient: 1)])
    }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm {
        var sum = left
        sum.constant += right.constant
        for term in right.terms { sum.add(term) }
        return sum
    }

    static func - (left: LinearForm, right: LinearForm) -> LinearForm {
        left + right * -1
    }

    static func + (form: LinearForm, constant: Double) -> LinearForm {
        LinearForm(form.terms, constant: form.constant + constant)
    }

    static func * (form: LinearForm, factor: Double) -> LinearForm {
        LinearForm(
            form.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
            constant: form.constant * factor)
    }

    private mutating func add(_ term: Term) {
        guard let index = terms.firstIndex(where: { $0.variable == term.variable }) else {
            terms.append(term)
            return
        }
        terms[index].coefficient += term.coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
    }
}
