import Foundation

/// An operand of a comparison.
package indirect enum PredicateOperand {
    case value(Any?)
    case itself
    case variable(String)
    /// The value of a key path of another operand.
    case path(String, of: PredicateOperand)
    case list([PredicateOperand])
    case function(PredicateFunction, [PredicateOperand])
    /// The elements of a collection that meet a predicate in which they have a name.
    case subquery(PredicateOperand, variable: String, PredicateForm)
    case conditional(PredicateForm, PredicateOperand, PredicateOperand)
    /// A closure of the app.
    case block((Any?, [Any]) -> Any?, [PredicateOperand])

    /// Returns the value of the operand.
    package func value(for subject: PredicateSubject) -> Any? {
        switch self {
        case .value(let value): value
        case .itself: subject.object
        case .variable(let name): subject.variables[name]
        case .path(let path, let base): KeyPathValues.value(path, of: base.value(for: subject))
        case .list(let operands): operands.map { $0.value(for: subject) ?? NSNull() }
        case .function(let function, let operands): function.value(of: operands.map { $0.value(for: subject) })
        case .subquery(let operand, let variable, let form):
            (KeyPathValues.elements(of: operand.value(for: subject)) ?? []).filter {
                var inner = subject
                inner.variables[variable] = $0
                return form.holds(for: inner)
            }
        case .conditional(let form, let one, let other):
            form.holds(for: subject) ? one.value(for: subject) : other.value(for: subject)
        case .block(let block, let operands):
            block(subject.object, operands.map { $0.value(for: subject) ?? NSNull() })
        }
    }
}
