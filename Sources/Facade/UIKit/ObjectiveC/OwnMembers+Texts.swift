import Foundation

extension MemberTables {
    /// Adds the members of labels.
    static func addLabelMembers(to t: _MemberTable) {
        t.property("text", { (o: UILabel) in o.text }, { $0.text = $1 })
        t.property("attributedText", { (o: UILabel) in o.attributedText }, { $0.attributedText = $1 })
        t.property("font", { (o: UILabel) in o.font }, { $0.font = $1 })
        t.property("textColor", { (o: UILabel) in o.textColor }, { $0.textColor = $1 })
        t.property("textAlignment", { (o: UILabel) in o.textAlignment }, { $0.textAlignment = $1 })
        t.property("lineBreakMode", { (o: UILabel) in o.lineBreakMode }, { $0.lineBreakMode = $1 })
        t.property("numberOfLines", { (o: UILabel) in o.numberOfLines }, { $0.numberOfLines = $1 })
        t.property("enabled", { (o: UILabel) in o.isEnabled }, { $0.isEnabled = $1 })
        t.property("highlighted", { (o: UILabel) in o.isHighlighted }, { $0.isHighlighted = $1 })
        t.property(
            "highlightedTextColor", { (o: UILabel) in o.highlightedTextColor }, { $0.highlightedTextColor = $1 })
        t.property("shadowColor", { (o: UILabel) in o.shadowColor }, { $0.shadowColor = $1 })
        t.property("shadowOffset", { (o: UILabel) in o.shadowOffset }, { $0.shadowOffset = $1 })
        t.property("baselineAdjustment", { (o: UILabel) in o.baselineAdjustment }, { $0.baselineAdjustment = $1 })
        t.property("minimumScaleFactor", { (o: UILabel) in o.minimumScaleFactor }, { $0.minimumScaleFactor = $1 })
        t.property(
            "adjustsFontSizeToFitWidth", { (o: UILabel) in o.adjustsFontSizeToFitWidth },
            { $0.adjustsFontSizeToFitWidth = $1 })
        t.property(
            "preferredMaxLayoutWidth", { (o: UILabel) in o.preferredMaxLayoutWidth },
            { $0.preferredMaxLayoutWidth = $1 })
    }

    /// Adds the members of text fields and text views.
    static func addTextMembers(to t: _MemberTable) {
        t.property("text", { (o: UITextField) in o.text }, { $0.text = $1 })
        t.property("attributedText", { (o: UITextField) in o.attributedText }, { $0.attributedText = $1 })
        t.property("placeholder", { (o: UITextField) in o.placeholder }, { $0.placeholder = $1 })
        t.property(
            "attributedPlaceholder", { (o: UITextField) in o.attributedPlaceholder }, { $0.attributedPlaceholder = $1 })
        t.property("font", { (o: UITextField) in o.font }, { $0.font = $1 })
        t.property("textColor", { (o: UITextField) in o.textColor }, { $0.textColor = $1 })
        t.property("textAlignment", { (o: UITextField) in o.textAlignment }, { $0.textAlignment = $1 })
        t.property("borderStyle", { (o: UITextField) in o.borderStyle }, { $0.borderStyle = $1 })
        t.property("leftView", { (o: UITextField) in o.leftView }, { $0.leftView = $1 })
        t.property("rightView", { (o: UITextField) in o.rightView }, { $0.rightView = $1 })
        t.get("editing") { (o: UITextField) in o.isEditing }
        t.property("text", { (o: UITextView) in o.text }, { $0.text = $1 })
        t.property("attributedText", { (o: UITextView) in o.attributedText }, { $0.attributedText = $1 })
        t.property("font", { (o: UITextView) in o.font }, { $0.font = $1 })
        t.property("textColor", { (o: UITextView) in o.textColor }, { $0.textColor = $1 })
        t.property("textAlignment", { (o: UITextView) in o.textAlignment }, { $0.textAlignment = $1 })
        t.property("editable", { (o: UITextView) in o.isEditable }, { $0.isEditable = $1 })
        t.property("selectable", { (o: UITextView) in o.isSelectable }, { $0.isSelectable = $1 })
        t.property("selectedRange", { (o: UITextView) in o.selectedRange }, { $0.selectedRange = $1 })
        t.property("textContainerInset", { (o: UITextView) in o.textContainerInset }, { $0.textContainerInset = $1 })
    }
}
