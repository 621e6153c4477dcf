import SwiftSyntax

/// `type(of: object).description()` of an `AnyObject`, which gets the description of its class through the Objective-C
/// runtime.
enum ClassNames {
    static func edit(_ node: FunctionCallExprSyntax) -> Edit? {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "type", let argument = call.arguments.first,
            argument.label?.text == "of"
        else { return nil }
        return Edit(range: node.bytes, text: "_class(\(argument.expression.trimmedDescription))")
    }
}
