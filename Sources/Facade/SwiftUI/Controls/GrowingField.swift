import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// A field for text in one line, or in as many as the text has.
nonisolated struct FieldView: View {
    let field: FieldDescription

    @MainActor var body: some View {
        if field.grows { GrowingField(field: field) } else { FieldControl(field: field) }
    }
}

/// UIKit's text view without insets, as tall as a text of SwiftUI in its width would be.
nonisolated struct GrowingField: ControlView {
    let field: FieldDescription

    @MainActor func makeControl() -> GrowingTextView { GrowingTextView() }

    @MainActor func update(_ control: GrowingTextView, in environment: EnvironmentValues) {
        control.font = environment.uiFont
        control.textColor = environment.foregroundPaint(0).color
        control.textAlignment = environment.multilineTextAlignment.uiKit(environment.layoutDirection)
        control.isEditable = environment.isEnabled
        control.keyboardType = environment.inputTraits.keyboardType
        control.autocapitalizationType = environment.inputTraits.capitalization ?? .sentences
        if control.text != field.text.wrappedValue { control.text = field.text.wrappedValue }
        control.changed = { [field] in field.text.wrappedValue = $0 }
        control.prompt.font = environment.uiFont
        control.prompt.text = field.prompt?.words(in: environment)
        control.prompt.isHidden = !field.text.wrappedValue.isEmpty
    }

    @MainActor func size(
        _ proposal: ProposedViewSize, of control: GrowingTextView, in environment: EnvironmentValues
    ) -> CGSize {
        let words = field.text.wrappedValue.isEmpty ? field.prompt?.words(in: environment) : field.text.wrappedValue
        let setter = TextSetter(Text(verbatim: words ?? ""), environment)
        let width = proposal.width.map { Double(min($0, 10_000)) }
        let answer = setter.answer(ProposedSize(width: width, height: nil)).size
        let height = max(CGFloat(max(answer.height, setter.reservedHeight)), environment.textLineStep)
        return CGSize(width: proposal.width.map { min($0, 10_000) } ?? CGFloat(answer.width), height: height)
    }
}

/// A text view that shows a placeholder and calls a closure.
final class GrowingTextView: UITextView, UITextViewDelegate {
    var changed: (String) -> Void = { _ in }
    let prompt = UILabel()

    init() {
        super.init(frame: .zero, textContainer: nil)
        textContainerInset = .zero
        self.textContainer.lineFragmentPadding = 0
        backgroundColor = .clear
        // It is as tall as its text.
        isScrollEnabled = false
        delegate = self
        prompt.textColor = .placeholderText
        addSubview(prompt)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        prompt.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: min(bounds.height, prompt.intrinsicContentSize.height))
    }

    override var inputAccessoryView: UIView? {
        get { super.inputAccessoryView ?? keyboardBarAround }
        set { super.inputAccessoryView = newValue }
    }

    func textViewDidChange(_ textView: UITextView) { changed(textView.text ?? "") }
}
