/// What a predicate asks, as a value.
package indirect enum PredicateForm {
    case constant(Bool)
    case all([PredicateForm])
    case any([PredicateForm])
    case not(PredicateForm)
    case comparison(PredicateComparison)
    /// A predicate that is no format.
    case closure((PredicateSubject) -> Bool)

    /// Returns whether an object meets the predicate.
    package func holds(for subject: PredicateSubject) -> Bool {
        switch self {
        case .constant(let value): value
        case .all(let parts): parts.allSatisfy { $0.holds(for: subject) }
        case .any(let parts): parts.contains { $0.holds(for: subject) }
        case .not(let part): !part.holds(for: subject)
        case .comparison(let comparison): comparison.holds(for: subject)
        case .closure(let holds): holds(subject)
        }
    }
}

/// The object that a predicate is evaluated with, and the values of its variables.
package struct PredicateSubject {
    /// The object.
    package var object: Any?
    /// The values of variables, by their names without `$`.
    package var variables: [String: Any]

    /// Creates a subject.
    package init(_ object: Any?, variables: [String: Any] = [:]) {
        self.object = object
        self.variables = variables
    }
}
